import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const CELL = 'M0-30 26-15V15L0 30-26 15V-15Z'
const COMB = Array.from({ length: 30 }, (_, index) => [index % 15, Math.floor(index / 15)] as const)

function Hive() {
  return (
    <>
      <path d="M-54 0q-16-40-4-66 4-40 34-50 24-34 48 0 30 10 34 50 12 26-4 66Z" fill="#d99a2e" />
      <path
        d="M-60-30q60 18 120 0M-56-66q56 16 112 0M-40-100q40 12 80 0"
        stroke="#8a5a12"
        strokeWidth="6"
        fill="none"
      />
      <path d="M-14 0v-18q14-16 28 0V0Z" fill="#3a2206" />
    </>
  )
}

/** A flowering meadow at noon: hives in the grass, the comb above, hills in the haze. */
export const scenery: Scenery = {
  above: (
    <>
      {COMB.map(([column, row]) => (
        <path
          key={`${column} ${row}`}
          d={CELL}
          transform={`translate(${column * 104 + row * 52 - 10} ${row * 46 - 4}) scale(1.9)`}
          fill={(column + row) % 3 === 0 ? '#f0b02e' : '#d98f1a'}
          stroke="#7a4c0a"
          strokeWidth="3"
          opacity={row === 0 ? 0.9 : 0.55}
        />
      ))}
    </>
  ),
  far: <path d="M-80 610C120 520 320 540 520 580s360-50 560-30 300 10 440 50v250H-80Z" fill={FAR} />,
  middle: (
    <>
      <path d="M-80 690C160 640 420 660 660 684s540 0 860-36v212H-80Z" fill={MIDDLE} />
      {[96, 222, 1250, 1372].map((x, index) => (
        <Placed key={x} x={x} y={720} size={index % 2 ? 0.85 : 1.1}>
          <Hive />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 800C200 750 520 760 800 776s460 0 720-26v110H-80Z" fill={NEAR} />
      {Array.from({ length: 26 }, (_, index) => (
        <g key={index} transform={`translate(${(index * 211) % 1460} ${800 + ((index * 37) % 44)})`}>
          <path d="M0 0v-26" stroke="#2f4a10" strokeWidth="3" />
          <circle cy="-30" r="9" fill={['#fff', '#ff8a6a', '#ffe45c', '#c79be8'][index % 4]} />
          <circle cy="-30" r="4" fill="#e0a51c" />
        </g>
      ))}
    </>
  ),
}

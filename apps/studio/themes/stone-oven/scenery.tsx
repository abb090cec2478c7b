import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const BRICKS = Array.from({ length: 54 }, (_, index) => [index % 18, Math.floor(index / 18)] as const)
const VOUSSOIRS = Array.from({ length: 11 }, (_, index) => -90 + index * 18)

function Loaf({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-38 0q-12-26 8-38 30-12 60 0 20 12 8 38Z" fill={fill} />
      <path
        d="M-18-12q6-12 14-18M4-10q6-14 14-20M-34-6q4-12 10-18"
        stroke="#fbe3b4"
        strokeWidth="4"
        fill="none"
      />
    </>
  )
}

function Sheaf() {
  return (
    <>
      {[-24, -12, 0, 12, 24].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0 0V92" stroke="#d9a441" strokeWidth="4" />
          <path d="M0 84q-12 10-8 28 8 14 8 26 0-12 8-26 4-18-8-28Z" fill="#f0c766" />
        </g>
      ))}
      <path d="M-16 30h32v12h-32Z" fill="#a33d1f" />
    </>
  )
}

/** A village bakery at dawn: the vaulted stone oven with its fire, loaves on the shelves, the peel. */
export const scenery: Scenery = {
  above: (
    <>
      {BRICKS.map(([column, row]) => (
        <path
          key={`${column} ${row}`}
          d="M-42-20H42V20H-42Z"
          transform={`translate(${column * 90 + (row % 2) * 45 - 30} ${row * 46 + 18})`}
          fill={(column * 5 + row) % 3 === 0 ? '#b5602e' : '#8f451f'}
          opacity={0.6 - row * 0.16}
        />
      ))}
      {[140, 262, 1300].map((x, index) => (
        <Placed key={x} x={x} y={-6} size={index === 1 ? 0.85 : 1.05}>
          <Sheaf />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 420H1520V860H-80Z" fill={FAR} opacity="0.8" />
      <path d="M1090 720V470q150-200 320 0v250Z" fill="#a98a6a" />
      <g transform="translate(1250 560)">
        {VOUSSOIRS.map((turn, index) => (
          <path
            key={turn}
            d="M-17-136H17L13-100H-13Z"
            transform={`rotate(${turn})`}
            fill={index % 2 ? '#8d7054' : '#cdb08a'}
          />
        ))}
      </g>
      <path d="M1150 680V560a100 100 0 0 1 200 0v120Z" fill="#1c0904" />
      <path
        d="M1176 680q-14-60 34-92-4 30 14 36 4-46 38-74 2 44 34 62 16-10 12-34 32 46 14 102Z"
        fill="#ff8a2c"
      />
      <path d="M1206 680q-8-36 22-56 2 18 14 20 4-26 22-40 2 28 20 36 14 20 4 40Z" fill={LIGHT} />
    </>
  ),
  middle: (
    <>
      {[560, 666].map((y) => (
        <path key={y} d={`M-80 ${y}H330v16H-80Z`} fill="#5a2f15" />
      ))}
      {[30, 130, 230].map((x, index) => (
        <Placed key={x} x={x} y={560} size={index === 1 ? 1 : 0.85}>
          <Loaf fill={index === 1 ? '#c9792f' : '#b3621f'} />
        </Placed>
      ))}
      {[60, 168, 272].map((x) => (
        <g key={x} transform={`translate(${x} 640)`}>
          <circle r="24" fill="none" stroke="#c07a2c" strokeWidth="14" />
          <circle r="24" fill="none" stroke="#f3d9a0" strokeWidth="3" strokeDasharray="3 9" />
        </g>
      ))}
      <path d="M-80 700H1520V860H-80Z" fill={MIDDLE} />
      <path d="M1096 470l14 6-70 316-12-4Z" fill="#c08a4e" />
      <path d="M1088 384q34-14 52 6l-16 92q-24 10-44-4Z" fill="#d9a866" />
    </>
  ),
  near: (
    <>
      <path d="M-80 786H1520V860H-80Z" fill={NEAR} />
      <path d="M-80 786H1520v8H-80Z" fill="#c9966a" opacity="0.5" />
      <path d="M40 860q-26-70 6-96 60-24 118 0 34 26 8 96Z" fill="#e9d8b8" />
      <path d="M62 770q40 16 84 0l-8-22q-34 10-66 0Z" fill="#cbb48c" />
      <path
        d="M250 830q90-26 190 0M1010 836q80-22 170 0"
        stroke="#fff4e0"
        strokeWidth="6"
        opacity="0.35"
        fill="none"
      />
    </>
  ),
}

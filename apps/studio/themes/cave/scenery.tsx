import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

const DRIPS = Array.from({ length: 26 }, (_, index) => [index * 58, 60 + ((index * 73) % 130)] as const)
const COINS = Array.from({ length: 60 }, (_, index) => [(index * 97) % 340, (index * 41) % 90] as const)

/** A heap of coins with its glints, round its middle. */
function Hoard() {
  return (
    <>
      <path d="M-210 0C-150-30-110-96 0-104S150-30 210 0Z" fill="#9a6a16" />
      {COINS.map(([x, y]) => {
        const reach = 170 * (1 - y / 110)
        return (
          <ellipse
            key={`${x} ${y}`}
            cx={((x - 170) / 170) * reach}
            cy={-y}
            rx="13"
            ry="6"
            fill={x % 3 === 0 ? '#ffe38a' : '#e0a52e'}
            stroke="#7a4c0a"
            strokeWidth="1.5"
          />
        )
      })}
    </>
  )
}

function Chest() {
  return (
    <>
      <path d="M-74-52h148V0H-74Z" fill="#6d3f17" />
      <path d="M-78-60c0-50 20-64 78-64s78 14 78 64Z" fill="#8a5220" transform="rotate(-16 -78 -60)" />
      <path d="M-74-52h148v12H-74ZM-58-52h12V0h-12ZM46-52h12V0H46ZM-12-52h24v26h-24Z" fill="#d8a94a" />
    </>
  )
}

/** A cave behind a rock fall: dripstone, a lamp, a chest and a hoard that gives back its light. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-40-20h1520v80H-40Z" fill="#120b07" />
      {DRIPS.map(([x, drop]) => (
        <path
          key={x}
          d={`M${x - 26} 40h60C${x + 10} 70 ${x + 6} ${drop} ${x + 2} ${drop + 50}C${x - 2} ${drop} ${x - 14} 70 ${x - 26} 40Z`}
          fill="#1b120b"
        />
      ))}
      <Placed x={180} y={30}>
        <Lamp drop={120} glow="lamp-glow" />
      </Placed>
      <Placed x={1270} y={30}>
        <Lamp drop={170} glow="lamp-glow" />
      </Placed>
    </>
  ),
  far: (
    <path
      d="M-80 560C60 470 120 520 240 430s160 60 300 40 200-90 320-40 160 70 260 10 180-60 400 60v400H-80Z"
      fill={FAR}
    />
  ),
  middle: (
    <>
      <path d="M-80 700C120 640 300 690 520 670s560 20 1000-10v240H-80Z" fill={MIDDLE} />
      <Placed x={170} y={742} size={0.86}>
        <Hoard />
      </Placed>
      <Placed x={1230} y={742} size={1.05}>
        <Hoard />
      </Placed>
      <Placed x={330} y={742} size={0.8}>
        <Chest />
      </Placed>
      <Placed x={1392} y={748} size={0.9} turn={4}>
        <Chest />
      </Placed>
    </>
  ),
  near: (
    <path
      d="M-80 824 120 770l90 30 130-40 160 36 220-14 200 26 180-40 140 30 110-36 250 50v80H-80Z"
      fill={NEAR}
    />
  ),
}

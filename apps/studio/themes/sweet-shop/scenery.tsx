import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const SWEETS = ['#ff6f91', '#ffd05f', '#7fd6c0', '#b98af0', '#ff9a5a']

/** Jars on the shelves: place, size. */
const JARS = [
  [40, 420, 0.9],
  [136, 420, 0.8],
  [226, 420, 0.9],
  [1216, 420, 0.9],
  [1306, 420, 0.8],
  [1402, 420, 0.9],
  [84, 580, 1],
  [196, 580, 0.9],
  [1250, 580, 0.9],
  [1362, 580, 1],
] as const

/** A glass jar of boiled sweets with its lid. */
function Jar() {
  return (
    <>
      <path d="M-38 0q-6-6-6-20v-60q0-16 16-20h56q16 4 16 20v60q0 14-6 20Z" fill="#fff" opacity="0.35" />
      {Array.from({ length: 15 }, (_, index) => (
        <circle
          key={index}
          cx={(index % 5) * 16 - 32 + (Math.floor(index / 5) % 2) * 6}
          cy={-12 - Math.floor(index / 5) * 18}
          r="9"
          fill={SWEETS[(index * 3) % SWEETS.length]}
        />
      ))}
      <path d="M-32-112h64v14h-64ZM-8-124H8v12H-8Z" fill="#e8b45f" />
      <path d="M-34-86v56" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity="0.7" />
    </>
  )
}

/** A cake on its stand. */
function Cake() {
  return (
    <>
      <path d="M-70-26h140v10H-70ZM-10-16h20V0h-20ZM-40-4h80v8h-80Z" fill="#f7e2c2" />
      <path d="M-54-78h108v52H-54Z" fill="#fff0dc" />
      <path
        d="M-58-84h116v20q-10 16-19 0-10 18-19 0-10 16-20 0-10 18-19 0-10 16-20 0-9 16-19 0-10 14-20 0Z"
        fill="#ff7fa8"
      />
      {[-30, 0, 30].map((x) => (
        <circle key={x} cx={x} cy="-92" r="10" fill="#d8304f" />
      ))}
    </>
  )
}

/** A confectioner's shop: the awning, jars on the shelves, cakes on the counter. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 20 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 80 - 80}-20h80v96q-40 44-80 0Z`}
          fill={index % 2 ? '#fff4ea' : '#e0567f'}
        />
      ))}
      <path d="M-80-20H1520V20H-80Z" fill="#b83a66" opacity="0.5" />
    </>
  ),
  far: (
    <>
      <path d="M-80 300H340V720H-80ZM1100 300H1520V720H1100Z" fill={FAR} />
      <path
        d="M-80 420H320v14H-80ZM-80 580H320v14H-80ZM1120 420H1520v14H1120ZM1120 580H1520v14H1120Z"
        fill="#f0c78a"
      />
      {JARS.map(([x, y, size]) => (
        <Placed key={`${x} ${y}`} x={x} y={y} size={size}>
          <Jar />
        </Placed>
      ))}
      <path d="M420 330H1020V720H420Z" fill={LIGHT} opacity="0.18" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      <path d="M-80 684H1520v16H-80Z" fill="#fff0dc" />
      <Placed x={120} y={684} size={1}>
        <Cake />
      </Placed>
      <Placed x={1320} y={684} size={1}>
        <Cake />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 790H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 20 }, (_, index) => (
        <circle key={index} cx={index * 76 - 10} cy="792" r="26" fill={index % 2 ? '#e0567f' : '#fff0dc'} />
      ))}
    </>
  ),
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Anglers' rods that lean over the railing: foot, tip and float. */
const RODS = [
  [60, 130, 470],
  [190, 270, 520],
  [320, 380, 500],
  [1120, 1050, 520],
  [1250, 1180, 480],
  [1380, 1310, 510],
] as const

/** A small fishing boat; (0, 0) is its water line. */
function Boat({ hull }: { readonly hull: string }) {
  return (
    <>
      <path d="M-90-24Q-60 18-40 18H48Q76 18 96-28L60-12H-58Z" fill={hull} />
      <path d="M-90-24-58-12H60L96-28 92-40 60-24H-58L-92-34Z" fill="#fff" opacity="0.9" />
      <path d="M-14-14v-44h46v44Z" fill="#f4e6c8" />
      <path d="M-6-50H8v18H-6ZM14-50h12v18H14Z" fill={LIGHT} />
      <path d="M-20-62h58v8h-58ZM4-62v-40h4v40Z" fill={hull} />
    </>
  )
}

/** A quay at dusk: the hills of the far shore with their lights, boats, a railing with rods in a row. */
export const scenery: Scenery = {
  above: (
    <>
      {[140, 330, 1120, 1290].map((x, index) => (
        <path
          key={x}
          d={`M${x} ${150 + (index % 2) * 60}q16-18 30 0 14-18 30 0`}
          fill="none"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.8"
        />
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 500Q120 400 300 460T700 470 1100 440 1520 480V860H-80Z" fill={FAR} />
      {Array.from({ length: 34 }, (_, index) => (
        <path
          key={index}
          d={`M${(index * 97) % 1440} ${505 + ((index * 37) % 70)}h10v12h-10Z`}
          fill={LIGHT}
          opacity="0.7"
        />
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 590H1520V860H-80Z" fill={MIDDLE} />
      {Array.from({ length: 26 }, (_, index) => (
        <path
          key={index}
          d={`M${(index * 173) % 1440} ${610 + ((index * 29) % 110)}h60`}
          stroke="#ffd9a8"
          strokeWidth="4"
          opacity="0.35"
        />
      ))}
      <Placed x={150} y={640} size={1.1}>
        <Boat hull="#c9402f" />
      </Placed>
      <Placed x={1300} y={660} size={1.25}>
        <Boat hull="#2f6fb0" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 770H1520V860H-80ZM-80 700H1520v12H-80ZM-80 734H1520v8H-80Z" fill={NEAR} />
      {Array.from({ length: 20 }, (_, index) => (
        <path key={index} d={`M${index * 80 - 60} 700h12v76h-12Z`} fill={NEAR} />
      ))}
      {RODS.map(([foot, tip, top]) => (
        <g key={foot}>
          <path d={`M${foot} 780Q${foot} 620 ${tip} ${top}`} fill="none" stroke="#5a3414" strokeWidth="7" />
          <path d={`M${tip} ${top}V660`} stroke="#fff" strokeWidth="2" opacity="0.7" />
          <circle cx={tip} cy="664" r="8" fill="#ff5a3a" />
        </g>
      ))}
    </>
  ),
}

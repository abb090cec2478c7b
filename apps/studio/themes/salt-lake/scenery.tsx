import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Flamingos in the shallow water: place, height, size. Those on the right look to the left. */
const FLOCK = [
  [70, 748, 1.25],
  [196, 716, 0.9],
  [304, 736, 1.05],
  [1150, 720, 0.95],
  [1262, 744, 1.2],
  [1378, 724, 0.9],
] as const

/** A flamingo on one leg, round the water's edge. */
function Flamingo() {
  return (
    <>
      <path d="M4-60 0 0M14-62 26-34 8-20" fill="none" stroke="#d9536a" strokeWidth="4" />
      <path d="M-44-88C-30-112 20-116 40-84 56-88 62-82 60-74 40-54-18-48-44-88Z" fill="#ff8fa3" />
      <path d="M-6-96C14-104 36-96 58-78 38-62 6-66-6-96Z" fill="#ff6f88" />
      <path
        d="M-36-86C-60-104-52-136-34-146-16-156-22-178-38-176-50-174-54-164-52-154"
        fill="none"
        stroke="#ff8fa3"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M-58-168C-64-164-64-152-56-144L-48-156Z" fill="#3a2033" />
      <circle cx="-44" cy="-170" r="2.6" fill="#3a2033" />
    </>
  )
}

/** A heap of raked salt. */
function SaltHeap() {
  return (
    <>
      <path d="M-96 0C-60-8-30-72 0-84 30-72 60-8 96 0Z" fill="#fff7f5" />
      <path d="M0-84C30-72 60-8 96 0H20C24-30 16-60 0-84Z" fill="#e6b9c8" />
    </>
  )
}

/** A salt lake at dusk: hills over the far shore, heaps of salt, flamingos and the low sun in the water. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="720" cy="470" r="430" fill="#ffe3b0" opacity="0.22" />
      <circle cx="720" cy="470" r="190" fill="#fff0c4" opacity="0.4" />
      {[
        [150, 130],
        [214, 160],
        [272, 120],
        [1120, 150],
        [1190, 116],
        [1260, 156],
      ].map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}q16-14 26 2 10-16 26-2`}
          fill="none"
          stroke="#fff3ee"
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.75"
        />
      ))}
    </>
  ),
  far: (
    <>
      <path
        d="M-80 590C40 520 150 480 260 540s170-40 300 10 160 10 300 0 160-60 290-20 170-40 250 10 80 30 120 40v60H-80Z"
        fill={FAR}
      />
      <path d="M-80 594H1520V860H-80Z" fill={MIDDLE} />
      <path
        d="M560 600h320l60 26H500ZM600 640h240l40 18H560ZM630 672h180l30 14H600Z"
        fill="#fff0c4"
        opacity="0.5"
      />
      <Placed x={40} y={616} size={0.9}>
        <SaltHeap />
      </Placed>
      <Placed x={1330} y={614} size={0.8}>
        <SaltHeap />
      </Placed>
      <Placed x={1440} y={622} size={1.1}>
        <SaltHeap />
      </Placed>
    </>
  ),
  middle: (
    <>
      {FLOCK.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${x > 720 ? size : -size} ${size})`}>
          <ellipse cx="4" cy="2" rx="44" ry="6" fill="#fff" opacity="0.45" />
          <Flamingo />
        </g>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 800C180 770 480 786 760 790s480-14 760-8v90H-80Z" fill={NEAR} />
      {Array.from({ length: 22 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 70 - 60} 812l30-10 34 8 6 22-36 16-38-10Z`}
          fill="none"
          stroke="#d9a3b6"
          strokeWidth="3"
          opacity="0.7"
        />
      ))}
    </>
  ),
}

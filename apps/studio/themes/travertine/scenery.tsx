import { FAR, MIDDLE } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Basins of the terraces: place and size. */
const BASINS = [
  [100, 560, 0.9],
  [280, 610, 0.8],
  [20, 650, 1],
  [200, 700, 1.1],
  [1340, 560, 0.9],
  [1160, 612, 0.8],
  [1420, 652, 1],
  [1240, 704, 1.1],
] as const

/** A basin of warm water with its white rim and what runs over it; (0, 0) is the middle of the water. */
function Basin() {
  return (
    <>
      <path d="M-130 0C-130 40-100 70-70 74-30 96 30 96 70 74 100 70 130 40 130 0Z" fill="#f6fbfd" />
      <path
        d="M-100 30q4 20-4 38M-60 44q4 24-2 44M-20 50q4 26 0 44M24 50q4 26 0 44M64 44q4 22-2 42M100 30q4 18 0 34"
        fill="none"
        stroke="#b8d2dc"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <ellipse rx="134" ry="30" fill="#fff" />
      <ellipse cy="2" rx="116" ry="22" fill="#5ac6dc" />
      <path
        d="M-70-4q30-8 60-2M10 8q30 6 60-2"
        stroke="#d8f8ff"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  )
}

function Columns() {
  return (
    <>
      {[0, 46, 92, 138].map((x, index) => (
        <path key={x} d={`M${x} 0v-${index === 2 ? 70 : 120}h18V0Z`} fill="#d9cdb8" />
      ))}
      <path d="M-10-120h66v-16H-10ZM130-120h34v-16h-34ZM-14 0h180v12H-14Z" fill="#c9bba2" />
    </>
  )
}

/** White terraces in the morning: basins of blue water, old columns on the hill, mist. */
export const scenery: Scenery = {
  above: (
    <path
      d="M80 140q30-36 80-18 40-32 88 0 46-8 56 26H50q0-10 30-8ZM1120 170q30-36 80-18 40-32 88 0 46-8 56 26h-254q0-10 30-8Z"
      fill="#fff"
      opacity="0.7"
    />
  ),
  far: (
    <>
      <path d="M-80 520Q200 400 480 470T1000 440 1520 500V860H-80Z" fill={FAR} opacity="0.7" />
      <Placed x={110} y={470}>
        <Columns />
      </Placed>
      <Placed x={1180} y={462}>
        <Columns />
      </Placed>
    </>
  ),
  middle: (
    <>
      <path d="M-80 560Q300 520 460 660T980 660 1520 560V860H-80Z" fill={MIDDLE} />
      {BASINS.map(([x, y, size]) => (
        <Placed key={`${x} ${y}`} x={x} y={y} size={size}>
          <Basin />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path
        d="M-80 790q60-30 120-4t130-6 130 8 140-8 140 6 150-8 140 8 140-6 150 8 140-8 140 6 180-4v78H-80Z"
        fill="#a8c6d2"
      />
      <path
        d="M-80 812q60-20 120-2t130-4 130 6 140-6 140 4 150-6 140 6 140-4 150 6 140-6 140 4 180-2v60H-80Z"
        fill="#3f9ab4"
      />
    </>
  ),
}

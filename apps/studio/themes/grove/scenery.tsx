import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

function OliveTree() {
  return (
    <>
      <path d="M-10 0q-16-36 2-70-16-16-26-30l8-6 26 24 22-30 8 6-16 36q16 36 2 70Z" fill="#5a4a34" />
      <path
        d="M-100-96q-6-50 44-56 20-44 70-26 56-10 62 38 30 34-14 58-76 26-124 12-36-8-38-26Z"
        fill="#7f9454"
      />
      <path
        d="M-84-100q6-34 46-38 22-30 60-16 40-4 44 28"
        stroke="#b6c78a"
        strokeWidth="9"
        fill="none"
        opacity="0.6"
      />
    </>
  )
}

/** An old olive grove above the sea in the afternoon: dry walls, a stone house, cicadas in the air. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="260" cy="180" r="150" fill="#fff6c0" opacity="0.25" />
      <circle cx="260" cy="180" r="70" fill="#fff8d8" opacity="0.9" />
    </>
  ),
  far: (
    <>
      <path d="M-80 560H1520V700H-80Z" fill="#6fb3bd" opacity="0.75" />
      <path d="M-80 620C160 540 420 560 620 610s520-70 900-20v270H-80Z" fill={FAR} />
      <path d="M1196 588v-66h118v66Z" fill="#e8dcc0" />
      <path d="M1186 526l69-34 69 34Z" fill="#b8623a" />
      <path d="M1216 540h18v26h-18ZM1272 540h18v26h-18Z" fill={LIGHT} />
    </>
  ),
  middle: (
    <>
      <path d="M-80 700C200 640 480 660 720 690s520-10 800-40v210H-80Z" fill={MIDDLE} />
      {(
        [
          [90, 720, 1.25],
          [250, 700, 0.8],
          [1190, 704, 0.8],
          [1350, 722, 1.3],
        ] as const
      ).map(([x, y, size]) => (
        <Placed key={x} x={x} y={y} size={size}>
          <OliveTree />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 790H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 24 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 68 - 60} 800q4-20 32-20t32 20q0 16-32 16t-32-16Z`}
          fill={index % 2 ? '#a89a78' : '#8f8262'}
        />
      ))}
    </>
  ),
}

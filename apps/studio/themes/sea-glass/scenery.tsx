import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed, Sailboat } from '../shapes.tsx'

/** Pebbles of glass in the sand: place, size, turn, colour. */
const PEBBLES = [
  [52, 838, 1.3, 12, '#6fd7d2'],
  [118, 850, 0.9, -20, '#f0a23f'],
  [176, 838, 1.1, 40, '#39b877'],
  [250, 852, 0.8, 8, '#4f7fe6'],
  [330, 848, 0.6, -30, '#ffd9a8'],
  [1108, 850, 0.7, 20, '#ffd9a8'],
  [1180, 842, 1, -14, '#39b877'],
  [1252, 852, 0.8, 30, '#6fd7d2'],
  [1318, 840, 1.3, -6, '#4f7fe6'],
  [1392, 850, 1, 16, '#f0a23f'],
] as const

const FLOATS = [
  [18, 470, 30, '#7ff0dc'],
  [338, 128, 20, '#8fb4ff'],
  [1104, 118, 20, '#ffb98a'],
  [1420, 420, 32, '#ffb98a'],
] as const

/** A bright cove: light on the water, a reef on either side, glass floats on their ropes, pebbles in the sand. */
export const scenery: Scenery = {
  above: (
    <>
      <g fill="#fff" opacity="0.1">
        <path d="M420-20 260 520h90L520-20ZM640-20 560 600h70L720-20ZM900-20 960 560h80L990-20ZM1090-20l170 500h70L1190-20Z" />
      </g>
      {FLOATS.map(([x, drop, radius, colour]) => (
        <Placed key={x} x={x} y={-10}>
          <path d={`M0 0V${drop}`} stroke="#d9b98a" strokeWidth="5" strokeDasharray="7 3" />
          <circle cy={drop + radius} r={radius} fill={colour} opacity="0.92" />
          <circle cy={drop + radius} r={radius} fill="none" stroke="#e8c58c" strokeWidth="3" />
          <path
            d={`M${-radius} ${drop + radius}c${radius * 0.6} ${radius * 0.5} ${radius * 1.4} ${radius * 0.5} ${2 * radius} 0M0 ${drop}c${-radius * 0.9} ${radius * 0.7} ${-radius * 0.9} ${radius * 1.3} 0 ${2 * radius}M0 ${drop}c${radius * 0.9} ${radius * 0.7} ${radius * 0.9} ${radius * 1.3} 0 ${2 * radius}`}
            fill="none"
            stroke="#e8c58c"
            strokeWidth="2.5"
          />
          <circle cx={-radius * 0.35} cy={drop + radius * 0.6} r={radius * 0.2} fill="#fff" opacity="0.75" />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path
        d="M-80 560c120-60 250-84 380-30 120-44 210-36 300 6 180-30 330-26 440 8 110-62 260-60 480 6v320H-80Z"
        fill={FAR}
      />
      <Placed x={352} y={556} size={0.5}>
        <Sailboat hull="#083f4d" sail="#f4fffb" />
      </Placed>
      <Placed x={1130} y={548} size={0.62}>
        <Sailboat hull="#083f4d" sail="#ffe6c4" />
      </Placed>
    </>
  ),
  middle: (
    <>
      <path
        d="M-80 640q60-26 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v240H-80Z"
        fill={MIDDLE}
      />
      <g fill={NEAR}>
        <path d="M-80 860V650c40 20 60 60 70 100 30-60 80-84 120-60-10 40 0 80 40 104 30-34 80-40 110-10-10 34 0 60 30 76ZM1520 860V640c-50 24-64 70-76 112-30-60-84-76-124-48 14 40 2 80-40 106-30-34-76-38-108-8 10 30 0 46-24 58Z" />
      </g>
    </>
  ),
  near: (
    <>
      <path
        d="M-80 870V806c160-44 320-30 470-12 220 26 440 26 660 0 170-20 340-30 470 14v62Z"
        fill="#d8b781"
      />
      <path
        d="M-80 812c160-44 320-30 470-12 220 26 440 26 660 0 170-20 340-30 470 14"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="6"
      />
      {PEBBLES.map(([x, y, size, turn, colour]) => (
        <Placed key={x} x={x} y={y} size={size} turn={turn}>
          <path d="M-34 4c-4-20 14-32 34-30s38 12 34 30-20 22-36 22S-30 22-34 4Z" fill={colour} />
          <path
            d="M-20-4c4-10 14-14 24-13"
            fill="none"
            stroke="#fff"
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.8"
          />
        </Placed>
      ))}
    </>
  ),
  frame: <DriftwoodFrame />,
}

/** Driftwood with rope at its corners, and a garland of glass floats above. */
function DriftwoodFrame() {
  return (
    <svg viewBox="0 0 760 90">
      <path
        d="M4 84C120 60 200 84 300 74s150-18 232-4 150 14 224 2v18H4Z"
        fill="#b98a55"
        stroke="#5e3f22"
        strokeWidth="3"
      />
      <path
        d="M30 82c110-14 210 4 330-8M420 74c90-8 200 12 310 4"
        fill="none"
        stroke="#f0d3a3"
        strokeWidth="3"
        opacity="0.7"
      />
      <path
        d="M24 52c90 30 190 30 270-2s110-34 172 0 180 32 270 2"
        fill="none"
        stroke="#e8c58c"
        strokeWidth="6"
        strokeDasharray="9 3"
      />
      <Garland />
    </svg>
  )
}

function Garland() {
  return (
    <>
      {GARLAND.map(([x, y, radius, colour]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle r={radius} fill={colour} stroke="#e8c58c" strokeWidth="3" />
          <circle cx={-radius * 0.34} cy={-radius * 0.38} r={radius * 0.24} fill="#fff" opacity="0.85" />
        </g>
      ))}
    </>
  )
}

const GARLAND = [
  [86, 64, 14, '#7ff0dc'],
  [160, 72, 18, '#8fb4ff'],
  [236, 66, 14, '#ffb98a'],
  [312, 44, 16, '#39b877'],
  [380, 34, 23, '#7ff0dc'],
  [448, 44, 16, '#f0a23f'],
  [524, 66, 14, '#8fb4ff'],
  [600, 72, 18, '#ffb98a'],
  [674, 64, 14, '#39b877'],
] as const

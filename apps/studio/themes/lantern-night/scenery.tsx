import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Lanterns that float over the street: place and size. */
const FLOATING = [
  [90, 180, 0.9],
  [210, 110, 0.6],
  [300, 240, 0.5],
  [40, 340, 0.6],
  [1350, 190, 0.9],
  [1230, 120, 0.6],
  [1140, 250, 0.5],
  [1410, 350, 0.6],
] as const

/** Lanterns on poles, carried in a row. */
const CARRIED = [20, 90, 160, 230, 300, 1130, 1200, 1270, 1340, 1410] as const

function Lantern() {
  return (
    <>
      <circle r="80" fill="#ffb13a" opacity="0.18" />
      <path d="M-16-44C-52-34-52 34-16 44H16C52 34 52-34 16-44Z" fill="#ff8a3a" />
      <path d="M-10-42C-26-30-26 30-10 42H10C26 30 26-30 10-42Z" fill="#ffd77a" />
      <path d="M-16-50h32v8h-32ZM-16 42h32v8h-32Z" fill="#7a2a1a" />
    </>
  )
}

/** A street of stepped houses by night, lanterns in the air and a row of them on poles. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 40 }, (_, index) => (
        <circle
          key={index}
          cx={(index * 277) % 1440}
          cy={(index * 113) % 380}
          r={1 + (index % 2)}
          fill="#fff"
          opacity="0.6"
        />
      ))}
      {FLOATING.map(([x, y, size]) => (
        <Placed key={`${x} ${y}`} x={x} y={y} size={size}>
          <Lantern />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      {Array.from({ length: 14 }, (_, index) => {
        const height = 150 + ((index * 71) % 130)
        const x = index * 116 - 90
        return (
          <g key={index}>
            <path
              d={`M${x} 720v-${height}h108v${height}ZM${x - 10} ${720 - height}l64-46 64 46Z`}
              fill={FAR}
            />
            {[0, 1, 2, 3].map((pane) => (
              <path
                key={pane}
                d={`M${x + 20 + (pane % 2) * 44} ${750 - height + Math.floor(pane / 2) * 58}h24v32h-24Z`}
                fill={LIGHT}
                opacity={(index + pane) % 3 === 0 ? 0.2 : 0.75}
              />
            ))}
          </g>
        )
      })}
    </>
  ),
  middle: (
    <>
      <path d="M-80 700Q720 670 1520 700V860H-80Z" fill={MIDDLE} />
      {CARRIED.map((x, index) => (
        <g key={x}>
          <path d={`M${x} 780V${590 + (index % 3) * 26}`} stroke="#1a0f2e" strokeWidth="6" />
          <Placed x={x} y={590 + (index % 3) * 26} size={0.62}>
            <Lantern />
          </Placed>
        </g>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 776Q720 750 1520 780V860H-80Z" fill={NEAR} />
      {Array.from({ length: 28 }, (_, index) => (
        <ellipse
          key={index}
          cx={index * 58 - 40}
          cy={806 + (index % 3) * 14}
          rx="22"
          ry="4"
          fill="#ffb13a"
          opacity="0.25"
        />
      ))}
    </>
  ),
}

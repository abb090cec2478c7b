import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** A tree full of apricots; (0, 0) is the foot of its trunk. */
function Tree() {
  return (
    <>
      <path d="M-14 0C-8-60-16-90-8-130H12C8-90 18-50 14 0Z" fill="#6a4424" />
      <path
        d="M0-110C-90-90-150-140-130-200-150-260-80-310-30-290 10-330 90-310 110-260 160-240 150-160 100-140 70-100 30-104 0-110Z"
        fill="#5f9a3c"
      />
      {Array.from({ length: 18 }, (_, index) => (
        <circle
          key={index}
          cx={((index * 53) % 220) - 110}
          cy={-150 - ((index * 37) % 120)}
          r="14"
          fill={index % 3 ? '#ffa03a' : '#ffc45a'}
        />
      ))}
    </>
  )
}

/** A mat with halved apricots in the sun; round (0, 0). */
function Mat() {
  return (
    <>
      <path d="M-150-26H130L160 34H-180Z" fill="#f0d8a0" />
      {Array.from({ length: 24 }, (_, index) => {
        const row = Math.floor(index / 8)
        return (
          <ellipse
            key={index}
            cx={(index % 8) * 36 - 134 - row * 4}
            cy={row * 18 - 14}
            rx="13"
            ry="7"
            fill={index % 2 ? '#ff9a2a' : '#ffb54a'}
            stroke="#b8560f"
            strokeWidth="2"
          />
        )
      })}
    </>
  )
}

/** An orchard in July: hills in the haze, rows of trees, mats of apricots that dry in the sun. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="1230" cy="150" r="150" fill="#fff6c0" opacity="0.3" />
      <circle cx="1230" cy="150" r="72" fill="#fff2b0" />
    </>
  ),
  far: (
    <path
      d="M-80 520 80 420 260 500 420 400 640 510 860 420 1060 500 1240 400 1520 520V860H-80Z"
      fill={FAR}
    />
  ),
  middle: (
    <>
      <path d="M-80 620Q720 570 1520 620V860H-80Z" fill={MIDDLE} />
      <Placed x={310} y={640} size={0.7}>
        <Tree />
      </Placed>
      <Placed x={1130} y={640} size={0.7}>
        <Tree />
      </Placed>
      <Placed x={90} y={710} size={1.15}>
        <Tree />
      </Placed>
      <Placed x={1360} y={710} size={1.15}>
        <Tree />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 750Q720 720 1520 754V860H-80Z" fill={NEAR} />
      {[130, 470, 970, 1310].map((x, index) => (
        <Placed key={x} x={x} y={800 + (index % 2) * 10}>
          <Mat />
        </Placed>
      ))}
    </>
  ),
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const STONES = ['#2cc4bc', '#f0a11c', '#c41f3c', '#3fa85a', '#2a48c4', '#f2b8cc'] as const

/** A board with two rows of six pits and a store at each end, seen from the side; round (0, 0). */
function Board() {
  return (
    <>
      <path
        d="M-230-60H230Q262-60 262-20V40Q262 66 230 66H-230Q-262 66-262 40V-20Q-262-60-230-60Z"
        fill="#7a4216"
      />
      <path
        d="M-230-74H230Q262-74 262-42V14Q262 46 230 46H-230Q-262 46-262 14V-42Q-262-74-230-74Z"
        fill="#c98a4a"
      />
      <path
        d="M-250-34q0-16 14-16t14 16V8q0 16-14 16T-250 8ZM222-34q0-16 14-16t14 16V8q0 16-14 16T222 8Z"
        fill="#5a2e0c"
      />
      {Array.from({ length: 12 }, (_, index) => {
        const [x, y] = [(index % 6) * 68 - 170, index < 6 ? -38 : 12]
        return (
          <g key={index}>
            <ellipse cx={x} cy={y} rx="28" ry="19" fill="#5a2e0c" />
            <circle cx={x - 9} cy={y + 2} r="9" fill={STONES[index % 6]} />
            <circle cx={x + 8} cy={y + 4} r="9" fill={STONES[(index + 2) % 6]} />
            <circle cx={x} cy={y - 5} r="9" fill={STONES[(index + 4) % 6]} />
          </g>
        )
      })}
    </>
  )
}

/** A courtyard of a caravanserai in the afternoon: arches, a lamp in each, and a board on the low table. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80-20H1520V36H-80Z" fill={NEAR} />
      {Array.from({ length: 16 }, (_, index) => (
        <path key={index} d={`M${index * 96 - 60} 36h30v26h-30Z`} fill={NEAR} />
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 180H1520V720H-80Z" fill={FAR} />
      {[-20, 200, 420, 860, 1080, 1300].map((x) => (
        <g key={x}>
          <path
            d={`M${x} 700V380Q${x} 270 ${x + 80} 240 ${x + 160} 270 ${x + 160} 380V700Z`}
            fill="#2c1a10"
          />
          <path d={`M${x + 78} 250v70h4v-70Z`} fill="#c99a5c" />
          <circle cx={x + 80} cy="338" r="56" fill={LIGHT} opacity="0.18" />
          <path d={`M${x + 64} 320h32l-6 36h-20Z`} fill={LIGHT} />
        </g>
      ))}
      <path d="M-80 200H1520v14H-80Z" fill="#c99a5c" opacity="0.6" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      {Array.from({ length: 24 }, (_, index) => (
        <path key={index} d={`M${index * 66 - 60} 690h4v60h-4Z`} fill={NEAR} opacity="0.5" />
      ))}
      <Placed x={90} y={640} size={0.9}>
        <Board />
      </Placed>
      <Placed x={1350} y={640} size={0.9}>
        <Board />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 770H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 26 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 62 - 60} 786l24 22-24 22-24-22Z`}
          fill={STONES[index % 6]}
          opacity="0.55"
        />
      ))}
    </>
  ),
}

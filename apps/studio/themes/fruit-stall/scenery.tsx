import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'

const STRIPES = Array.from({ length: 14 }, (_, index) => index * 116 - 90)
const BULBS = Array.from(
  { length: 13 },
  (_, index) => [40 + index * 114, 132 + ((index * 5) % 3) * 16] as const,
)
const FRUIT = ['#e2402f', '#f2a52e', '#7cb83f', '#f4d03f', '#8d3fa8'] as const

/** A fruit stall on a summer evening: its awning, a string of lights, crates full of fruit. */
export const scenery: Scenery = {
  above: (
    <>
      {STRIPES.map((x, index) => (
        <path
          key={x}
          d={`M${x} 0h116v70q-58 60-116 0Z`}
          fill={index % 2 ? '#fff4e2' : '#c9303a'}
          opacity="0.9"
        />
      ))}
      <path d="M-40 118Q720 196 1480 118" stroke="#3a0f14" strokeWidth="4" fill="none" />
      {BULBS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="30" fill={LIGHT} opacity="0.16" />
          <circle cx={x} cy={y} r="9" fill={LIGHT} />
        </g>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 560V360h130v-70h120v90h90v180ZM1180 560V380h90v-96h120v66h130v210Z" fill={FAR} />
      {[70, 120, 210, 1210, 1300, 1350, 1430].map((x, index) => (
        <path key={x} d={`M${x} ${420 + (index % 2) * 40}h26v38h-26Z`} fill={LIGHT} opacity="0.7" />
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      {[0, 1].map((side) => (
        <g key={side} transform={`translate(${side * 1150} 0)`}>
          {Array.from({ length: 15 }, (_, index) => (
            <circle
              key={index}
              cx={30 + (index % 8) * 32 + (index > 7 ? 16 : 0)}
              cy={index > 7 ? 640 : 668}
              r="19"
              fill={FRUIT[(index + side * 2) % 5]}
            />
          ))}
          <path d="M6 672H284l-14 74H20Z" fill="#8a5226" />
          <path d="M12 696h266M16 722h258" stroke="#5d3414" strokeWidth="5" />
        </g>
      ))}
    </>
  ),
  near: <path d="M-80 790H1520V860H-80Z" fill={NEAR} />,
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const GONDOLAS = ['#ff6a8a', '#ffd45a', '#3ad0d8', '#a06ae0'] as const

/** A Ferris wheel on its legs; (0, 0) is its foot. */
function FerrisWheel() {
  return (
    <>
      <path d="M-90 0L-8-250H8L90 0H66L0-200-66 0Z" fill="#d0608c" />
      <circle cy="-250" r="176" fill="none" stroke="#ffe3f0" strokeWidth="9" />
      <circle cy="-250" r="150" fill="none" stroke="#d0608c" strokeWidth="5" />
      {Array.from({ length: 12 }, (_, spoke) => (
        <g key={spoke} transform={`translate(0 -250) rotate(${spoke * 30})`}>
          <path d="M-2 0V-176h4V0Z" fill="#ffe3f0" opacity="0.8" />
          <g transform={`translate(0 -176) rotate(${-spoke * 30})`}>
            <path d="M-18 0h36v22q-18 16-36 0Z" fill={GONDOLAS[spoke % 4]} />
            <path d="M-20-2Q0-24 20-2Z" fill="#ffe3f0" />
          </g>
        </g>
      ))}
      <circle cy="-250" r="20" fill="#ffd45a" />
    </>
  )
}

/** A striped tent with its flag. */
function Tent() {
  return (
    <>
      <path d="M-120 0v-110H120V0Z" fill="#fff0f6" />
      <path d="M-120 0v-110h40V0ZM-40 0v-110h40V0ZM40 0v-110h40V0Z" fill="#e0476a" />
      <path d="M-140-106Q-40-150 0-230 40-150 140-106Z" fill="#fff0f6" />
      <path d="M-140-106Q-40-150 0-230L-62-106ZM0-230L62-106H0Z" fill="#e0476a" />
      <path d="M-30 0v-60Q0-96 30-60V0Z" fill="#2a1240" />
      <path d="M-2-230v-42h4v42ZM2-272l40 12-40 14Z" fill="#ffd45a" />
    </>
  )
}

/** A fairground at night: the wheel, tents, strings of lamps and stars. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 40 }, (_, star) => (
        <circle
          key={star}
          cx={(star * 263) % 1440}
          cy={(star * 131) % 420}
          r={1.5 + (star % 3)}
          fill="#fff"
          opacity="0.6"
        />
      ))}
      {[0, 1].map((string) => (
        <g key={string}>
          <path
            d={`M-40 ${30 + string * 40}Q360 ${170 + string * 30} 720 ${50 + string * 20}T1480 ${30 + string * 40}`}
            fill="none"
            stroke="#181240"
            strokeWidth="3"
          />
          {Array.from({ length: 12 }, (_, lamp) => (
            <circle
              key={lamp}
              cx={lamp * 128 + string * 60}
              cy={78 + string * 28 + Math.abs((lamp % 6) - 3) * -14 + 24}
              r="8"
              fill={GONDOLAS[(lamp + string) % 4]}
            />
          ))}
        </g>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 640Q300 560 720 620T1520 600V700H-80Z" fill={FAR} />
      {Array.from({ length: 26 }, (_, window) => (
        <path
          key={window}
          d={`M${window * 58 - 20} ${640 + (window % 3) * 10}h10v12h-10Z`}
          fill={LIGHT}
          opacity="0.8"
        />
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 700Q720 670 1520 700V860H-80Z" fill={MIDDLE} />
      <Placed x={140} y={750}>
        <FerrisWheel />
      </Placed>
      <Placed x={1290} y={760} size={1.2}>
        <Tent />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 796Q400 770 760 790T1520 788V860H-80Z" fill={NEAR} />
      {Array.from({ length: 16 }, (_, flag) => (
        <path key={flag} d={`M${flag * 96 - 30} 792h44l-22 34Z`} fill={GONDOLAS[flag % 4]} opacity="0.85" />
      ))}
    </>
  ),
}

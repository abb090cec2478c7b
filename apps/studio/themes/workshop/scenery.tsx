import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

const PANS = [
  [70, 150, 44],
  [176, 210, 32],
  [1262, 206, 34],
  [1372, 152, 46],
] as const

/** A coppersmith's shop in the evening: pans on the beam, shelves, the glow of the hearth. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80-20H1520V34H-80Z" fill={NEAR} />
      {PANS.map(([x, y, radius]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0${-y}V${-radius}`} stroke="#7a4218" strokeWidth="5" />
          <circle r={radius} fill="#8c4319" />
          <circle r={radius * 0.86} fill="#d07a3a" />
          <circle r={radius * 0.62} fill="#b35f27" />
          <path
            d={`M${-radius * 0.6} ${-radius * 0.4}q${radius * 0.4} ${-radius * 0.5} ${radius} ${-radius * 0.2}`}
            stroke="#ffd9ac"
            strokeWidth="4"
            fill="none"
            opacity="0.7"
          />
        </g>
      ))}
      <Placed x={320} y={30} size={0.8}>
        <Lamp drop={60} glow="lamp-glow" />
      </Placed>
      <Placed x={1120} y={30} size={0.8}>
        <Lamp drop={60} glow="lamp-glow" />
      </Placed>
    </>
  ),
  far: (
    <>
      <path d="M-80 380H1520V860H-80Z" fill={FAR} opacity="0.7" />
      <path d="M-80 470H300V484H-80ZM1140 470H1520V484H1140Z" fill={NEAR} />
      {[10, 90, 170, 240, 1190, 1264, 1340, 1420].map((x, index) => (
        <path
          key={x}
          d={`M${x} 470v-${34 + (index % 3) * 14}q22-26 44 0v${34 + (index % 3) * 14}Z`}
          fill={index % 2 ? '#b2602b' : '#8a4420'}
        />
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 660H1520V860H-80Z" fill={MIDDLE} />
      <path d="M1180 660v-120q90-90 180 0v120Z" fill={NEAR} />
      <path d="M1210 660v-96q60-66 120 0v96Z" fill="#ff9c4a" opacity="0.85" />
      <path d="M1238 660v-50q32-44 64 0v50Z" fill={LIGHT} />
      <path d="M96 660h150v-22h-46v-56h34v-26H108v26h34v56H96Z" fill={NEAR} />
    </>
  ),
  near: (
    <>
      <path d="M-80 770H1520V860H-80Z" fill={NEAR} />
      {[40, 150, 1250, 1380].map((x) => (
        <path key={x} d={`M${x} 770q-10-52 34-60 44 8 34 60Zm22-60v-14h24v14Z`} fill="#a3562a" />
      ))}
    </>
  ),
}

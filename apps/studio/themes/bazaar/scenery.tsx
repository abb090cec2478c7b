import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

/** A rolled carpet that leans at a stall. */
function Carpet({ fill, band }: { readonly fill: string; readonly band: string }) {
  return (
    <>
      <path d="M-16 0-10-190q10-14 24 0L20 0Z" fill={fill} />
      <path d="M-14-40h32v12h-33ZM-12-110h27v12h-28ZM-11-160h25v10h-25Z" fill={band} />
      <ellipse cx="2" cy="-190" rx="12" ry="5" fill={band} />
    </>
  )
}

/** Heaps of spices in their sacks. */
function Sack({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-46 0q-14-40 0-64h92q14 24 0 64Z" fill="#b98a58" />
      <path d="M-46-64q46 20 92 0v10q-46 18-92 0Z" fill="#8a6238" />
      <path d="M-44-64Q0-136 44-64Q0-46-44-64Z" fill={fill} />
    </>
  )
}

/** A vaulted street of a bazaar: arches with lit stalls, lamps on chains, carpets and spices. */
export const scenery: Scenery = {
  above: (
    <>
      {[90, 250, 1190, 1350].map((x, index) => (
        <Placed key={x} x={x} y={-10} size={0.85}>
          <Lamp drop={90 + (index % 2) * 80} glow="lamp-glow" />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80-20H1520V700H-80Z" fill={FAR} opacity="0.5" />
      {[0, 1, 2, 3].map((arch) => (
        <g key={arch} transform={`translate(${arch * 400 + 120} 0)`}>
          <path d="M-170 700V330q0-170 170-230 170 60 170 230v370Z" fill={FAR} />
          <path d="M-120 700V350q0-120 120-170 120 50 120 170v350Z" fill={LIGHT} opacity="0.22" />
          <path d="M-120 480h240v14h-240ZM-120 590h240v14h-240Z" fill={FAR} />
          {[-84, -42, 0, 42, 84].map((x, index) => (
            <path
              key={x}
              d={`M${x - 14} 480v-36q14-22 28 0v36Z`}
              fill={['#c2403a', '#2f8a8a', '#e0a84a', '#7a4a8a', '#c2683a'][index]}
              opacity="0.8"
            />
          ))}
        </g>
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={70} y={752} turn={-6}>
        <Carpet fill="#a8323a" band="#f0c060" />
      </Placed>
      <Placed x={128} y={754} turn={4}>
        <Carpet fill="#2f6f7a" band="#f0d8a0" />
      </Placed>
      <Placed x={226} y={756}>
        <Sack fill="#d9702a" />
      </Placed>
      <Placed x={1210} y={756}>
        <Sack fill="#c2403a" />
      </Placed>
      <Placed x={1310} y={758}>
        <Sack fill="#e0b03a" />
      </Placed>
      <Placed x={1400} y={752} turn={5}>
        <Carpet fill="#6a3a7a" band="#f0c060" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 780H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 20 }, (_, index) => (
        <path key={index} d={`M${index * 80 - 60} 812h70l-8 20h-70Z`} fill="#ffd878" opacity="0.12" />
      ))}
    </>
  ),
}

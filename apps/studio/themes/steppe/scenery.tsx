import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Fir, Placed, Yurt } from '../shapes.tsx'

const STARS = Array.from(
  { length: 70 },
  (_, index) => [(index * 379) % 1440, (index * 211) % 480, 0.8 + ((index * 7) % 5) * 0.35] as const,
)

/** The steppe under a full moon: mountains, firs and lit tents. */
export const scenery: Scenery = {
  above: (
    <>
      {STARS.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#fff" opacity={0.35 + radius * 0.25} />
      ))}
      <circle cx="1216" cy="150" r="190" fill="url(#moon-glow)" />
      <circle cx="1216" cy="150" r="74" fill="#f6f0dc" />
      <g fill="#d9d2ba" opacity="0.7">
        <circle cx="1192" cy="132" r="15" />
        <circle cx="1240" cy="170" r="21" />
        <circle cx="1228" cy="116" r="9" />
      </g>
    </>
  ),
  far: (
    <>
      <path
        d="M-80 640 60 470l90 96 132-190 128 150 96-80 120 150 120-110 140 120 150-200 110 120 126-140 130 160 90-70 130 150v260H-80Z"
        fill={FAR}
      />
      <path
        d="M282 376l-44 64 30-10 16 22 20-18 26 8ZM1036 406l-40 54 28-8 14 18 18-16 22 10ZM1272 386l-40 44 26-4 14 16 18-14 22 6Z"
        fill="#cfd6ff"
        opacity="0.75"
      />
    </>
  ),
  middle: (
    <>
      <path d="M-80 730C120 640 320 640 520 676s420 12 560-20 300-10 440 50v180H-80Z" fill={MIDDLE} />
      {[30, 66, 108, 1340, 1376, 1420].map((x, index) => (
        <Placed key={x} x={x} y={720} size={0.9 + (index % 3) * 0.2}>
          <Fir fill={MIDDLE} />
        </Placed>
      ))}
      <Placed x={232} y={700} size={0.9}>
        <Yurt fill="#3a3f86" band="#7b4a6c" light={LIGHT} />
      </Placed>
      <Placed x={1196} y={700} size={1.05}>
        <Yurt fill="#3a3f86" band="#7b4a6c" light={LIGHT} />
      </Placed>
      <Placed x={1304} y={704} size={0.7}>
        <Yurt fill="#33387a" band="#6d4263" light={LIGHT} />
      </Placed>
    </>
  ),
  near: <path d="M-80 830C240 740 520 736 760 752s500-14 760 70v80H-80Z" fill={NEAR} />,
}

import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

function Camel({ fill }: { readonly fill: string }) {
  return (
    <path
      d="M-52 0-46-40q-14-22 2-34 10-26 26-4 12 10 20-2 14-22 28 2 8 12 6 24 14-4 18-22l4-16 22 2-2 10h-14l-4 24q-2 22-18 30L36 0H28l-4-28h-48L-30 0h-8l0-34-8 34Z"
      fill={fill}
    />
  )
}

/** The caravan road at sunset: dunes, palms at a well, camels on the ridge. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="1130" cy="260" r="190" fill="#ffe9ad" opacity="0.25" />
      <circle cx="1130" cy="260" r="92" fill="#fff0c4" opacity="0.9" />
    </>
  ),
  far: (
    <>
      <path d="M-80 600C140 480 320 500 520 568S900 520 1060 500s300 20 460 90v270H-80Z" fill={FAR} />
      {[150, 262, 374, 1220, 1326].map((x, index) => (
        <Placed key={x} x={x} y={index < 3 ? 536 - index * 4 : 516 + (index - 3) * 12} size={0.9}>
          <Camel fill="#5a2d14" />
        </Placed>
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 720C160 620 420 640 640 690s540 30 880-70v240H-80Z" fill={MIDDLE} />
      {[64, 116, 1372].map((x, index) => (
        <g key={x} transform={`translate(${x} ${690 - index * 6}) scale(${1 - index * 0.08})`}>
          <path d="M-6 0q14-70-2-150h10q16 76 4 150Z" fill="#3e2110" />
          {[-70, -30, 10, 50, 170, 210].map((turn) => (
            <path
              key={turn}
              d="M0-152q44-30 84 16-46-14-84-16Z"
              transform={`rotate(${turn} 0 -152)`}
              fill="#4f6b2a"
            />
          ))}
        </g>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 820C220 730 520 744 800 776s480-8 720-50v134H-80Z" fill={NEAR} />
      <path
        d="M-40 836q160-60 320-44M1180 796q160-40 300-34"
        stroke="#ffdc9a"
        strokeOpacity="0.2"
        strokeWidth="4"
        fill="none"
      />
    </>
  ),
}

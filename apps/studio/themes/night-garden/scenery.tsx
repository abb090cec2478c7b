import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Fir, Placed } from '../shapes.tsx'

const LIGHTS = Array.from(
  { length: 46 },
  (_, index) => [(index * 313) % 1440, 180 + ((index * 197) % 560), 2 + ((index * 5) % 4)] as const,
)

const TREES = [
  [20, 690, 1.9],
  [120, 680, 1.4],
  [214, 690, 1.7],
  [310, 676, 1.1],
  [1130, 676, 1.1],
  [1220, 690, 1.6],
  [1318, 682, 1.4],
  [1420, 694, 2],
] as const

/** A mushroom that glows a little. */
function Mushroom({ cap }: { readonly cap: string }) {
  return (
    <>
      <path d="M-11 0q6-26 2-44h18q-4 18 2 44Z" fill="#e6e0c8" />
      <path d="M-40-40C-38-78 38-78 40-40 20-30-20-30-40-40Z" fill={cap} />
      <circle cx="-14" cy="-54" r="6" fill="#fff" opacity="0.8" />
      <circle cx="14" cy="-50" r="5" fill="#fff" opacity="0.8" />
    </>
  )
}

/** A garden at night: the moon in the haze, firs, ferns, mushrooms, and fireflies everywhere. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="1180" cy="170" r="150" fill="#f6ffd8" opacity="0.12" />
      <circle cx="1180" cy="170" r="70" fill="#f4f7d2" opacity="0.92" />
      <circle cx="1160" cy="156" r="13" fill="#d8ddb0" />
      <circle cx="1202" cy="188" r="18" fill="#d8ddb0" />
    </>
  ),
  far: (
    <>
      <path d="M-80 600C120 520 300 560 480 590s360-30 540-10 300-50 500 0v280H-80Z" fill={FAR} />
      {TREES.map(([x, y, size]) => (
        <Placed key={x} x={x} y={y} size={size}>
          <Fir fill="#0f2a26" />
        </Placed>
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 700C160 656 420 690 700 696s560-10 820-40v204H-80Z" fill={MIDDLE} />
      {LIGHTS.map(([x, y, radius]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={radius * 3.4} fill="#d8ff6a" opacity="0.16" />
          <circle cx={x} cy={y} r={radius} fill="#f2ffb0" opacity="0.9" />
        </g>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 796C200 760 500 780 780 784s480-14 740-24v100H-80Z" fill={NEAR} />
      {Array.from({ length: 20 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 76 - 40} 850c-6-40-30-50-44-74 26 6 44 22 50 44 4-30 20-48 44-56-8 28-30 46-34 86Z`}
          fill={index % 2 ? '#1c4434' : '#15362c'}
        />
      ))}
      {[
        [70, 800, '#d8473f'],
        [250, 812, '#e0803a'],
        [1190, 806, '#d8473f'],
        [1370, 800, '#b05ad0'],
      ].map(([x, y, cap]) => (
        <Placed key={x} x={Number(x)} y={Number(y)} size={1.1}>
          <Mushroom cap={String(cap)} />
        </Placed>
      ))}
    </>
  ),
}

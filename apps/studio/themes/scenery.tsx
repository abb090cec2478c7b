import type { ReactNode } from 'react'
import { BeadString, Cypress, Fir, Lamp, Pavilion, Placed, Sailboat, Tulip, Yurt } from './shapes.tsx'

/** What stands in a game's world, far to near. The picture is 1440 × 860 and keeps its lower middle on any page. */
export type Scenery = {
  readonly far: ReactNode
  readonly middle: ReactNode
  readonly near: ReactNode
  readonly above: ReactNode
}

const FAR = 'var(--land-far)'
const MIDDLE = 'var(--land-middle)'
const NEAR = 'var(--land-near)'
const LIGHT = '#ffce73'

const TULIPS = [
  [60, 850, 0.92, -6],
  [128, 862, 1.16, 4],
  [204, 856, 0.8, -3],
  [268, 866, 1, 7],
  [338, 862, 0.7, -8],
  [1106, 862, 0.72, 6],
  [1176, 866, 1.02, -6],
  [1240, 856, 0.82, 4],
  [1316, 864, 1.18, -4],
  [1388, 852, 0.9, 7],
] as const

const tulipGarden: Scenery = {
  above: (
    <>
      <Placed x={110} y={-10}>
        <Lamp drop={196} glow="lamp-glow" />
      </Placed>
      <Placed x={214} y={-10} size={0.72}>
        <Lamp drop={150} glow="lamp-glow" />
      </Placed>
      <Placed x={1330} y={-10}>
        <Lamp drop={196} glow="lamp-glow" />
      </Placed>
      <Placed x={1226} y={-10} size={0.72}>
        <Lamp drop={150} glow="lamp-glow" />
      </Placed>
    </>
  ),
  far: (
    <>
      <path d="M-80 640C180 560 420 600 720 590s560-60 800 30v260H-80Z" fill={FAR} />
      <Placed x={214} y={606} size={0.92}>
        <Pavilion fill={FAR} light={LIGHT} />
      </Placed>
      {[64, 96, 330, 1130, 1160, 1372, 1404].map((x, index) => (
        <Placed key={x} x={x} y={620} size={0.8 + (index % 3) * 0.16}>
          <Cypress fill={FAR} />
        </Placed>
      ))}
      <Placed x={1262} y={608} size={0.8}>
        <Pavilion fill={FAR} light={LIGHT} />
      </Placed>
    </>
  ),
  middle: <path d="M-80 760C260 640 560 660 760 664s520-20 760 84v140H-80Z" fill={MIDDLE} />,
  near: (
    <>
      <path d="M-80 850C300 742 600 724 760 724s480 30 760 120v60H-80Z" fill={NEAR} />
      {TULIPS.map(([x, y, size, turn], index) => (
        <Placed key={x} x={x} y={y} size={size} turn={turn}>
          <Tulip stem="#1c3a2c" petals={index % 3 === 1 ? ['#f3a72f', '#c9731b'] : ['#e0345f', '#96163e']} />
        </Placed>
      ))}
    </>
  ),
}

const WAVE = 'M0 0c20-34 60-34 80 0 20-34 60-34 80 0'

const BEADS = [
  [112, 24],
  [190, 42],
  [276, 30],
  [338, 18],
] as const

const bosphorus: Scenery = {
  above: (
    <>
      <Placed x={76} y={-10}>
        <BeadString beads={BEADS} />
      </Placed>
      <Placed x={1364} y={-10}>
        <BeadString beads={BEADS} />
      </Placed>
    </>
  ),
  far: (
    <>
      <path
        d="M-80 640c120-70 220-84 330-40 80-30 150-30 220 8 130-40 260-30 350 0 110-60 220-50 300-6 120-50 240-20 400 40v240H-80Z"
        fill={FAR}
      />
      {[40, 92, 150, 214, 268, 330, 1080, 1132, 1190, 1258, 1312, 1380].map((x, index) => (
        <circle key={x} cx={x} cy={628 - (index % 3) * 12} r="3" fill={LIGHT} opacity="0.8" />
      ))}
      <Placed x={1352} y={668} size={0.9}>
        <path
          d="M-70 0C-50-16 50-16 70 0ZM-24-12v-58h48v58ZM-14-70v-44h28v44ZM-20-114 0-146l20 32ZM-1-146h2v-20h-2Z"
          fill={MIDDLE}
        />
        <path d="M-6-86h12v12H-6ZM-12-50h8v12h-8ZM4-50h8v12H4Z" fill={LIGHT} />
      </Placed>
    </>
  ),
  middle: (
    <>
      <path
        d="M-80 690q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v200H-80Z"
        fill={MIDDLE}
      />
      <Placed x={106} y={748} size={0.86}>
        <Sailboat hull="#082050" sail="#e8f4ff" />
      </Placed>
      <Placed x={1338} y={736} size={0.6}>
        <Sailboat hull="#082050" sail="#b8d4f6" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path
        d="M-80 770q50-26 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v130H-80Z"
        fill={NEAR}
      />
      <g fill="none" stroke="#7fd4ff" strokeOpacity="0.2" strokeWidth="3">
        {[-40, 120, 280, 440, 600, 760, 920, 1080, 1240, 1400].map((x, index) => (
          <path key={x} d={WAVE} transform={`translate(${x} ${800 + (index % 2) * 26}) scale(0.9)`} />
        ))}
      </g>
    </>
  ),
}

const STARS = Array.from(
  { length: 70 },
  (_, index) => [(index * 379) % 1440, (index * 211) % 480, 0.8 + ((index * 7) % 5) * 0.35] as const,
)

const steppe: Scenery = {
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

export const SCENERIES: Readonly<Record<string, Scenery>> = {
  'lale-devri': tulipGarden,
  nazar: bosphorus,
  bozkurt: steppe,
}

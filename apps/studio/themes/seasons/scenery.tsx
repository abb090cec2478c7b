import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Fir, Placed } from '../shapes.tsx'

const TWIGS = [
  [-72, -118],
  [-44, -172],
  [-8, -134],
  [24, -190],
  [58, -146],
  [84, -104],
  [-22, -88],
] as const

type Look = { readonly leaf: string; readonly bud: string; readonly under: string }

/** One broad tree; its leaves, what hangs in them, and the ground under it belong to a season. */
function Tree({ leaf, bud, under }: Look) {
  return (
    <>
      <ellipse rx="120" ry="16" fill={under} />
      <path d="M-14 0q10-60-8-120h40q-14 60-6 120Z" fill="#5a3a22" />
      <path
        d="M-110-96q-24-66 40-88 10-58 76-50 62-14 78 44 60 22 26 84-20 36-70 26-46 22-86 4-46 12-64-20Z"
        fill={leaf}
      />
      {TWIGS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="11" fill={bud} />
      ))}
    </>
  )
}

const SPRING: Look = { leaf: '#f2b6c8', bud: '#fff0f4', under: '#8fc47a' }
const SUMMER: Look = { leaf: '#3f9a54', bud: '#e8503f', under: '#6aa84a' }
const AUTUMN: Look = { leaf: '#d97a32', bud: '#f7c04a', under: '#b8622a' }
const WINTER: Look = { leaf: '#dcebf2', bud: '#ffffff', under: '#eef6fa' }

/** A valley in which every tree stands in another season, from blossom on the left to snow on the right. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="1250" cy="120" r="64" fill="#fff3c4" opacity="0.9" />
      <path
        d="M70 160q18-44 64-30 30-40 70-4 44-2 44 34Zm320-60q12-28 42-20 20-26 46-2 28-2 28 22Z"
        fill="#fff"
        opacity="0.75"
      />
    </>
  ),
  far: (
    <>
      <path d="M-80 560 140 380l120 90 190-150 210 170 220-190 200 150 170-90 350 220v290H-80Z" fill={FAR} />
      <path
        d="M880 300l-52 45 34 2 22 20 22-26 34 10ZM450 320l-46 37 30 4 18 14 20-22 30 6Z"
        fill="#f4fafc"
      />
    </>
  ),
  middle: (
    <>
      <path d="M-80 676q400-70 760-30 420 46 840-20v240H-80Z" fill={MIDDLE} />
      <Placed x={330} y={694} size={0.75}>
        <Tree {...SUMMER} />
      </Placed>
      <Placed x={1130} y={700} size={0.75}>
        <Tree {...AUTUMN} />
      </Placed>
      <Placed x={120} y={742} size={1.25}>
        <Tree {...SPRING} />
      </Placed>
      <Placed x={1330} y={748} size={1.25}>
        <Tree {...WINTER} />
      </Placed>
      <Placed x={1460} y={730} size={1.1}>
        <Fir fill="#cfe2ea" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 792q380-40 780-14 420 26 820-8v90H-80Z" fill={NEAR} />
      {Array.from({ length: 14 }, (_, index) => (
        <circle
          key={index}
          cx={index * 108 + 20}
          cy={816 + (index % 3) * 12}
          r="7"
          fill={['#f2b6c8', '#ffd84a', '#e07a32', '#f4fafc'][Math.floor(index / 3.5)]}
        />
      ))}
    </>
  ),
}

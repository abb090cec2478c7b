import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed, Sailboat } from '../shapes.tsx'

/** Waterside houses: place, size, colour of the boards. */
const HOUSES = [
  [-10, 612, 1, '#c9574a'],
  [110, 620, 0.9, '#e9c27a'],
  [214, 616, 0.8, '#f2e6d2'],
  [1230, 616, 0.8, '#f2e6d2'],
  [1330, 620, 0.9, '#b8664a'],
  [1446, 612, 1, '#e2a85f'],
] as const

const GULLS = [
  [150, 150, 1],
  [250, 210, 0.7],
  [96, 250, 0.6],
  [1290, 140, 0.9],
  [1190, 220, 0.6],
  [1380, 240, 0.7],
] as const

/** A wooden house by the water, its bay over the quay. */
function House({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-50 0v-96h100V0ZM-60-96h120v-70H-60Z" fill={fill} />
      <path d="M-72-164 0-206l72 42ZM-64-96H64v8H-64Z" fill="#6a3326" />
      {[-42, -14, 14].map((x) => (
        <path key={x} d={`M${x}-150h24v38h-24ZM${x}-78h24v36h-24Z`} fill={LIGHT} opacity="0.85" />
      ))}
      <path d="M-60 0h120v12H-60Z" fill="#4a5a6a" />
    </>
  )
}

/** The strait by day: hills and a hanging bridge, waterside houses, gulls over the wake. */
export const scenery: Scenery = {
  above: (
    <>
      {GULLS.map(([x, y, size]) => (
        <Placed key={`${x} ${y}`} x={x} y={y} size={size}>
          <path
            d="M-44-10C-28-22-12-18 0 0 12-18 28-22 44-10 28-12 14-6 0 12-14-6-28-12-44-10Z"
            fill="#fff"
            opacity="0.95"
          />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path
        d="M-80 600C60 470 220 480 360 560s160 40 300 40 220-20 320-60 260-90 540 40v280H-80Z"
        fill={FAR}
      />
      <path
        d="M-80 560H1520M330 640V380M1110 640V380"
        fill="none"
        stroke="#d9e6f0"
        strokeWidth="9"
        opacity="0.85"
      />
      <path
        d="M-80 520Q220 520 330 384 720 640 1110 384 1220 520 1520 520"
        fill="none"
        stroke="#d9e6f0"
        strokeWidth="5"
        opacity="0.85"
      />
    </>
  ),
  middle: (
    <>
      <path d="M-80 624H1520V860H-80Z" fill={MIDDLE} />
      {HOUSES.map(([x, y, size, fill]) => (
        <Placed key={x} x={x} y={y} size={size}>
          <House fill={fill} />
        </Placed>
      ))}
      <path
        d="M340 690h120M520 668h90M840 672h110M1000 700h140M60 676h110M1240 680h120"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.4"
      />
      <Placed x={356} y={668} size={0.7}>
        <Sailboat hull="#154a78" sail="#fff4dc" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path
        d="M-80 770q40-26 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v90H-80Z"
        fill={NEAR}
      />
      <path
        d="M-80 774q40-26 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0"
        fill="none"
        stroke="#d8f3ff"
        strokeWidth="5"
        opacity="0.6"
      />
    </>
  ),
}

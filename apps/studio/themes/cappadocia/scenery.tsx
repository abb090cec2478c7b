import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const BALLOONS = [
  [120, 250, 1, '#f4763c', '#ffd9a8'],
  [300, 150, 0.62, '#3f9ed8', '#dff1ff'],
  [470, 96, 0.4, '#d8588f', '#ffe0ec'],
  [980, 110, 0.46, '#49a987', '#e2fff2'],
  [1150, 190, 0.74, '#8660d0', '#ece2ff'],
  [1336, 290, 1.08, '#e0b23c', '#fff4cf'],
] as const

/** A hot-air balloon round its basket. */
function Balloon({ fill, band }: { readonly fill: string; readonly band: string }) {
  return (
    <>
      <path d="M-10-22-22-44M10-22 22-44" stroke="#3b1d2a" strokeWidth="2.5" />
      <path
        d="M0-190c52 0 86 38 86 80 0 40-42 54-60 70h-52c-18-16-60-30-60-70 0-42 34-80 86-80Z"
        fill={fill}
      />
      <path
        d="M0-190c-30 16-44 50-44 80 0 34 18 54 30 70h-12c-18-16-60-30-60-70 0-42 34-80 86-80Z"
        fill={band}
        opacity="0.55"
      />
      <path d="M0-190c14 18 20 50 20 80 0 34-8 54-14 70h-12c-6-16-14-36-14-70 0-30 6-62 20-80Z" fill={band} />
      <path d="M-13-24h26l-3 24h-20Z" fill="#7a431c" />
      <path d="M-15-26h30v7h-30Z" fill="#c98640" />
    </>
  )
}

/** A fairy chimney: a cone of tuff under its dark cap, with a door and two windows. */
function Chimney({ fill, cap }: { readonly fill: string; readonly cap: string }) {
  return (
    <>
      <path d="M-54 0C-40-70-34-130-20-186h40C34-130 40-70 54 0Z" fill={fill} />
      <path d="M-38-176C-30-214-14-236 0-240c14 4 30 26 38 64-24 10-52 10-76 0Z" fill={cap} />
      <path d="M-12 0v-30q12-16 24 0V0Z" fill={LIGHT} opacity="0.85" />
      <path d="M-8-76q8-12 16 0v16h-16ZM-6-122q6-10 12 0v12h-12Z" fill={LIGHT} opacity="0.7" />
    </>
  )
}

/** Dawn over the fairy chimneys, with balloons rising. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="720" cy="430" r="320" fill="url(#lamp-glow)" />
      {BALLOONS.map(([x, y, size, fill, band]) => (
        <Placed key={x} x={x} y={y} size={size}>
          <Balloon fill={fill} band={band} />
        </Placed>
      ))}
    </>
  ),
  far: (
    <path
      d="M-80 640 40 560l90 40 70-60h120l60 60 120-30 90-70h160l80 70 130 20 90-60h130l70 50 110-40 120 70 120-50v300H-80Z"
      fill={FAR}
    />
  ),
  middle: (
    <>
      <path d="M-80 720C140 650 360 690 620 684s520-30 900 10v210H-80Z" fill={MIDDLE} />
      {[
        [70, 1],
        [176, 0.74],
        [262, 0.94],
        [1180, 0.9],
        [1284, 1.1],
        [1390, 0.78],
      ].map(([x = 0, size = 1]) => (
        <Placed key={x} x={x} y={730} size={size}>
          <Chimney fill="#8a4770" cap="#4c2350" />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 820C200 752 520 776 800 780s460-10 720-40v140H-80Z" fill={NEAR} />
      {[-6, 1450].map((x) => (
        <Placed key={x} x={x} y={840} size={1.5}>
          <Chimney fill="#4c2249" cap="#2a1030" />
        </Placed>
      ))}
    </>
  ),
}

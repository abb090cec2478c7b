import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Gull, Placed } from '../shapes.tsx'

/** A bank of fog, as wide as the picture. */
function Fog({
  y,
  height,
  opacity,
}: {
  readonly y: number
  readonly height: number
  readonly opacity: number
}) {
  const [top, low] = [y - height / 2, y + height / 2]
  return (
    <path
      d={`M-80 ${y}Q120 ${top} 360 ${y - 12}T820 ${y - 6} 1240 ${y - 14} 1520 ${y}V${low}Q1200 ${low + 22} 860 ${low}T300 ${low + 8}-80 ${low}Z`}
      fill="#eef5f8"
      opacity={opacity}
    />
  )
}

function Ferry({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-190 0H190l-30 34H-150Z" fill={fill} />
      <path d="M-130 0v-40H140V0ZM-90-40v-32H96v32Z" fill={fill} />
      <path d="M10-72v-58h34v58Z" fill={fill} />
      {[-100, -64, -28, 8, 44, 80, 116].map((x) => (
        <path key={x} d={`M${x}-12v-16h16v16Z`} fill={LIGHT} opacity="0.8" />
      ))}
    </>
  )
}

/** A bell buoy with its lamp. */
function Buoy() {
  return (
    <>
      <path d="M-64 0q64 34 128 0l-14-26H-50Z" fill="#b83a26" />
      <path d="M-44-26-16-150h32L44-26Z" fill="none" stroke="#d8553a" strokeWidth="9" />
      <path d="M-34-74h68M-24-116h48" stroke="#d8553a" strokeWidth="7" />
      <path d="M-18-60q0-34 18-34t18 34Z" fill="#c9a24e" />
      <circle cy="-166" r="70" fill="#ffe9b0" opacity="0.22" />
      <circle cy="-166" r="16" fill="#fff3cf" />
    </>
  )
}

/** The strait in fog: a ferry between two banks, shores that fade, a bell buoy. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="1150" cy="190" r="150" fill="#fff6e0" opacity="0.18" />
      <circle cx="1150" cy="190" r="84" fill="#fff6e0" opacity="0.4" />
      <Fog y={90} height={120} opacity={0.16} />
      {[
        [190, 170],
        [280, 214],
        [390, 150],
      ].map(([x = 0, y = 0]) => (
        <Placed key={x} x={x} y={y}>
          <Gull />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 560q160-90 360-80t300 70 360-20 420-70 160 40v360H-80Z" fill={FAR} opacity="0.7" />
      <Fog y={560} height={90} opacity={0.5} />
      <path d="M-80 620q140-60 320-50t260 60v230H-80ZM1060 630q120-80 260-70t200 40v260H1060Z" fill={FAR} />
    </>
  ),
  middle: (
    <>
      <path d="M-80 660H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={190} y={676} size={0.95}>
        <Ferry fill="#2c4753" />
      </Placed>
      <Fog y={706} height={56} opacity={0.42} />
    </>
  ),
  near: (
    <>
      <path
        d="M-80 778q60-18 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v92H-80Z"
        fill={NEAR}
      />
      <Placed x={1300} y={800} size={1.1}>
        <Buoy />
      </Placed>
      <Fog y={834} height={44} opacity={0.3} />
    </>
  ),
}

import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Corals of the reef: place, height, size, form, colour. */
const CORALS = [
  [30, 770, 1.3, 'branch', '#ff6f7f'],
  [140, 750, 1, 'fan', '#ffb04a'],
  [236, 770, 0.9, 'brain', '#7fd6a0'],
  [330, 788, 0.8, 'branch', '#c77ae8'],
  [1110, 788, 0.8, 'fan', '#ff7fae'],
  [1206, 770, 1, 'brain', '#ffd05f'],
  [1312, 752, 1.1, 'branch', '#ff8a5a'],
  [1416, 772, 1.3, 'fan', '#8f7ff0'],
] as const

/** Shoals: place, size, colour. */
const SHOAL = [
  [120, 300, 1, '#ffd76a'],
  [190, 340, 0.8, '#ffd76a'],
  [80, 372, 0.7, '#ffd76a'],
  [250, 296, 0.7, '#ffd76a'],
  [1210, 260, 1, '#ff9fb8'],
  [1290, 300, 0.8, '#ff9fb8'],
  [1350, 250, 0.7, '#ff9fb8'],
  [1250, 340, 0.6, '#ff9fb8'],
] as const

type Fill = { readonly fill: string }

function BrainCoral({ fill }: Fill) {
  return (
    <>
      <path d="M-60 0C-70-50-36-76 0-76S70-50 60 0Z" fill={fill} />
      <path
        d="M-44-8c-4-22 14-22 10-40 20-4 14 22 30 20 4-20 22-20 24-4 18-2 20 16 22 26"
        fill="none"
        stroke="#1a1040"
        strokeOpacity="0.3"
        strokeWidth="6"
      />
    </>
  )
}

function FanCoral({ fill }: Fill) {
  return (
    <>
      <path d="M-6 0C-10-30-70-50-72-104-50-150 50-150 72-104 70-50 10-30 6 0Z" fill={fill} opacity="0.85" />
      <path
        d="M0 0V-134M0-20C-24-50-40-70-46-124M0-20C24-50 40-70 46-124M0-12C-36-40-58-64-66-92M0-12C36-40 58-64 66-92"
        fill="none"
        stroke="#1a1040"
        strokeOpacity="0.3"
        strokeWidth="5"
      />
    </>
  )
}

function BranchCoral({ fill }: Fill) {
  return (
    <path
      d="M0 0V-60M0-40C-10-70-46-66-50-110M-34-80C-50-84-62-96-64-120M0-56C4-90 34-90 36-140M24-104C40-104 54-116 56-136M0-60C-6-100-14-110-8-150"
      fill="none"
      stroke={fill}
      strokeWidth="17"
      strokeLinecap="round"
    />
  )
}

const FORMS = { branch: BranchCoral, fan: FanCoral, brain: BrainCoral }

function Coral({ form, fill }: Fill & { readonly form: keyof typeof FORMS }) {
  const Form = FORMS[form]
  return <Form fill={fill} />
}

/** A reef below the surface: light from above, corals of every colour on either side, small shoals. */
export const scenery: Scenery = {
  above: (
    <>
      <path
        d="M380-20 180 620h110L500-20ZM640-20 560 640h90L730-20ZM880-20 960 640h90L960-20ZM1080-20l200 600h90L1180-20Z"
        fill="#fff"
        opacity="0.09"
      />
      {SHOAL.map(([x, y, size, fill]) => (
        <Placed key={`${x} ${y}`} x={x} y={y} size={size}>
          <path d="M-30 0C-14-16 12-16 26-2L46-14C42-4 42 4 46 14L26 2C12 16-14 16-30 0Z" fill={fill} />
          <circle cx="-16" cy="-3" r="3" fill="#152a6a" />
        </Placed>
      ))}
    </>
  ),
  far: (
    <path
      d="M-80 560C20 470 120 500 180 560s130 60 200 110 560 30 680 0 130-60 190-110 150-60 290 10v310H-80Z"
      fill={FAR}
    />
  ),
  middle: (
    <>
      <path d="M-80 690C60 640 220 700 360 740s560 30 720 0 280-90 440-40v190H-80Z" fill={MIDDLE} />
      {CORALS.map(([x, y, size, form, fill]) => (
        <Placed key={x} x={x} y={y} size={size}>
          <Coral form={form} fill={fill} />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 800C120 760 360 800 720 806s620-40 800-10v90H-80Z" fill={NEAR} />
      {[60, 200, 420, 640, 860, 1060, 1240, 1400].map((x, index) => (
        <path
          key={x}
          d={`M${x} 846c-12-30 10-44 0-80M${x + 16} 846c-10-22 12-32 4-58`}
          fill="none"
          stroke={index % 2 ? '#3fae8a' : '#57c9a0'}
          strokeWidth="7"
          strokeLinecap="round"
        />
      ))}
    </>
  ),
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const BULBS = Array.from({ length: 25 }, (_, index) => index * 62 - 20)

/** A round table with its cloth and two stools; (0, 0) is its foot. */
function Table({ cloth }: { readonly cloth: string }) {
  return (
    <>
      <path d="M-6 0v-70H6V0ZM-34 0h68v8h-68Z" fill="#4a3018" />
      <path d="M-86-72H86l-12 40q-18 12-37 0-18 12-37 0-18 12-37 0-18 12-37 0Z" fill={cloth} />
      <ellipse cy="-72" rx="86" ry="16" fill="#fff6e0" />
      {[-30, 26].map((x) => (
        <g key={x} transform={`translate(${x} -76)`}>
          <ellipse rx="15" ry="4" fill="#fff" stroke="#b8c2c9" strokeWidth="2" />
          <path d="M-8-30H8Q6-18 3-14 9-6 7 0H-7Q-9-6-3-14-6-18-8-30Z" fill="#d8421f" />
        </g>
      ))}
      <path d="M-136 4v-44h52V4h-8v-32h-36V4ZM84 4v-44h52V4h-8v-32H92V4Z" fill="#8a5a2c" />
    </>
  )
}

/** A garden under a plane tree: its branches with bulbs above, small tables with tea, a low wall. */
export const scenery: Scenery = {
  above: (
    <>
      <path
        d="M-80-20H1520V70q-60 60-130 16-60 66-140 10-70 50-130-14-80 46-150-6-70 40-140-10-70 50-150 4-80 46-150-10-60 56-140 6-70 56-140-8-60 50-140 8-70 40-110-12Z"
        fill={MIDDLE}
      />
      <path d="M-80 110Q720 210 1520 110" fill="none" stroke="#3a2a18" strokeWidth="3" />
      {BULBS.map((x, index) => (
        <circle
          key={x}
          cx={x}
          cy={118 + 42 * (1 - ((x - 720) / 800) ** 2)}
          r="8"
          fill={index % 3 === 0 ? '#ff8f70' : LIGHT}
        />
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 520Q300 430 720 500T1520 470V860H-80Z" fill={FAR} />
      <path d="M-80 600H1520v30H-80Z" fill="#d9c79a" opacity="0.7" />
      {Array.from({ length: 33 }, (_, index) => (
        <path key={index} d={`M${index * 50 - 70} 600v-46h14v46Z`} fill="#d9c79a" opacity="0.7" />
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 660Q720 620 1520 660V860H-80Z" fill={MIDDLE} />
      <path d="M150 690C176 560 150 380 96 90h130c-30 260-20 440 30 600Z" fill="#8f7a56" />
      <path
        d="M160 640c14-120 4-300-20-480M206 660c-20-160-16-320 0-480"
        fill="none"
        stroke="#6a5638"
        strokeWidth="7"
        opacity="0.6"
      />
      <Placed x={1300} y={730} size={1.2}>
        <Table cloth="#c93a2c" />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 780Q720 740 1520 784V860H-80Z" fill={NEAR} />
      <Placed x={110} y={800} size={1.3}>
        <Table cloth="#2f7f8f" />
      </Placed>
      {[330, 470, 960, 1100].map((x, index) => (
        <path
          key={x}
          d={`M${x} 800q14-20 30-4 10-22 28-4-4 18-28 22-22-2-30-14Z`}
          fill={index % 2 ? '#e0953a' : '#c9b04a'}
        />
      ))}
    </>
  ),
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Fir, Placed } from '../shapes.tsx'

const FLOCK = [
  [90, 700, 1],
  [190, 720, 0.8],
  [270, 690, 0.7],
  [1190, 700, 0.7],
  [1280, 724, 0.9],
  [1390, 704, 1],
] as const

/** A grazing sheep; (0, 0) is under its belly. */
function Sheep() {
  return (
    <>
      <path d="M-22 0v-20h7V0ZM14 0v-20h7V0Z" fill="#3a3030" />
      <path
        d="M-36-34q-2-16 14-18 8-14 22-6 14-8 22 4 16 2 14 18 4 14-10 18-12 8-24 2-14 8-26 0-14-4-12-18Z"
        fill="#fffdf4"
      />
      <path d="M30-46q16-6 22 8 0 14-12 16-12-6-10-24Z" fill="#3a3030" />
    </>
  )
}

/** A wooden hut on stone legs. */
function Hut() {
  return (
    <>
      <path d="M-60 0v-22h18V0ZM42 0v-22h18V0Z" fill="#8a949c" />
      <path d="M-70-20h140v-62H-70Z" fill="#9a6434" />
      <path d="M-70-36h140M-70-52h140M-70-68h140" stroke="#6a3f1c" strokeWidth="3" />
      <path d="M-92-78 0-142l92 64Z" fill="#6a3a2a" />
      <path d="M-14-20v-40h28v40Z" fill="#5a2c14" />
      <path d="M-54-62h24v22h-24ZM30-62h24v22H30Z" fill={LIGHT} />
    </>
  )
}

/** A summer pasture: mist between the mountains, huts on the slope, a flock in the grass. */
export const scenery: Scenery = {
  above: (
    <>
      <path
        d="M60 150q30-40 80-20 40-36 90 0 50-10 60 30H30q0-12 30-10ZM1130 120q30-36 80-18 40-32 84 0 46-8 56 28H1100q0-12 30-10Z"
        fill="#fff"
        opacity="0.75"
      />
    </>
  ),
  far: (
    <>
      <path
        d="M-80 600 120 330l110 130 160-240 190 260 140-110 160 150 150-230 170 220 130-150 290 260v260H-80Z"
        fill={FAR}
      />
      <path
        d="M390 220l-52 78 34-10 20 22 24-20 30 8ZM1030 290l-42 62 28-8 18 18 20-16 24 6Z"
        fill="#fff"
        opacity="0.85"
      />
      <path d="M-80 560Q300 520 640 566T1520 550v60Q900 580 500 614T-80 606Z" fill="#fff" opacity="0.45" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 640Q220 560 560 660T1100 640 1520 600V860H-80Z" fill={MIDDLE} />
      {[20, 70, 1370, 1430].map((x, index) => (
        <Placed key={x} x={x} y={640 - (index % 2) * 12} size={1.2}>
          <Fir fill={NEAR} />
        </Placed>
      ))}
      <Placed x={210} y={636} size={0.9}>
        <Hut />
      </Placed>
      <Placed x={1270} y={640} size={1}>
        <Hut />
      </Placed>
      {FLOCK.map(([x, y, size]) => (
        <Placed key={x} x={x} y={y} size={size}>
          <Sheep />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 780Q300 740 720 776T1520 770V860H-80Z" fill={NEAR} />
      {Array.from({ length: 24 }, (_, index) => (
        <circle
          key={index}
          cx={(index * 137) % 1440}
          cy={796 + ((index * 53) % 50)}
          r="6"
          fill={['#ffffff', '#ffd95a', '#f08ab0'][index % 3]}
        />
      ))}
    </>
  ),
}

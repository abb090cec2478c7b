import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Fir, Placed } from '../shapes.tsx'

/** A snowy road between firs: a cottage with lit windows, mountains, the tracks of a sled. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 46 }, (_, index) => (
        <circle
          key={index}
          cx={(index * 331) % 1440}
          cy={(index * 197) % 560}
          r={2 + (index % 4)}
          fill="#fff"
          opacity={0.35 + (index % 4) * 0.12}
        />
      ))}
      <path
        d="M-80-10H1520V26q-40 34-80 6t-90 14-96-12-110 20-120-18-130 10-120-6-120 16-120-12-120 8-114-12-100 10-100-10-100 6Z"
        fill="#fff"
        opacity="0.9"
      />
    </>
  ),
  far: (
    <>
      <path
        d="M-80 640 90 430l120 110 150-210 150 200 130-90 130 130 150-170 140 140 150-190 130 130 110-70 150 140v310H-80Z"
        fill={FAR}
      />
      <path
        d="M360 330l-58 82 36-12 22 26 24-24 34 10ZM1110 380l-52 66 32-10 20 24 22-20 30 8Z"
        fill="#fff"
        opacity="0.85"
      />
    </>
  ),
  middle: (
    <>
      <path d="M-80 720C140 630 360 640 560 680s440-10 620-40 240 0 340 40v180H-80Z" fill="#dcebf7" />
      {[26, 84, 150, 214, 1252, 1316, 1384].map((x, index) => (
        <Placed key={x} x={x} y={700 - (index % 2) * 16} size={1.1 + (index % 3) * 0.3}>
          <Fir fill={index % 2 ? MIDDLE : '#2c5a6e'} />
        </Placed>
      ))}
      <path d="M1130 690v-60h110v60Z" fill="#7a4a32" />
      <path d="M1116 634l69-56 69 56Z" fill="#fff" />
      <path d="M1148 650h24v22h-24ZM1198 650h24v22h-24Z" fill={LIGHT} />
    </>
  ),
  near: (
    <>
      <path d="M-80 800C240 720 520 736 800 764s480-10 720 20v76H-80Z" fill="#f4f9ff" />
      <path
        d="M-40 840q300-70 640-56M-40 856q320-70 660-54"
        stroke={NEAR}
        strokeOpacity="0.35"
        strokeWidth="5"
        fill="none"
      />
    </>
  ),
}

import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Stars of the band across the sky, with their size. */
const BAND = Array.from({ length: 170 }, (_, index) => {
  const along = (index * 67) % 1500
  const across = ((index * 41) % 150) - 75 + ((index * 23) % 40)
  return [along - 30, 420 - along * 0.22 + across, 1 + (index % 4) * 0.8] as const
})

/** A tent with its light; (0, 0) is the middle of its foot. */
function Tent() {
  return (
    <>
      <path d="M-90 0 0-110 90 0Z" fill="#c9702a" />
      <path d="M-24 0 0-110 24 0Z" fill="#ffd98a" />
      <path d="M0-110 90 0H60Z" fill="#8a4416" />
    </>
  )
}

/** A telescope on its tripod; (0, 0) is the ground below it. */
function Telescope() {
  return (
    <>
      <path d="M0-90-40 0M0-90 40 0M0-90V0" stroke="#05061c" strokeWidth="9" />
      <path d="M-70-70 60-150 76-122-54-46Z" fill="#2c3278" />
      <path d="M54-150 76-164 92-134 72-120Z" fill="#8f98e0" />
    </>
  )
}

/** A clear night on a plateau: the Milky Way from side to side, far ridges, a camp with a telescope. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80 480Q400 300 1520 60V230Q500 420-80 600Z" fill="#b8b0ff" opacity="0.13" />
      <path d="M-80 510Q400 340 1520 110V180Q500 380-80 560Z" fill="#ffe6ff" opacity="0.16" />
      {BAND.map(([x, y, radius], index) => (
        <circle key={index} cx={x} cy={y} r={radius} fill={index % 7 ? '#fff' : '#ffd9a8'} opacity="0.75" />
      ))}
    </>
  ),
  far: (
    <path
      d="M-80 620 120 500 300 590 470 520 700 610 930 510 1120 600 1300 480 1520 610V860H-80Z"
      fill={FAR}
    />
  ),
  middle: (
    <>
      <path d="M-80 690Q360 620 720 680T1520 670V860H-80Z" fill={MIDDLE} />
      <ellipse cx="150" cy="712" rx="180" ry="26" fill="#ffb04a" opacity="0.22" />
      <Placed x={150} y={712} size={1.1}>
        <Tent />
      </Placed>
      <Placed x={1310} y={716} size={1.2}>
        <Telescope />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 780Q400 740 720 782T1520 770V860H-80Z" fill={NEAR} />
      {Array.from({ length: 26 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 60 - 60} 800q8-40 2-56 14 18 12 56 10-34 22-44-6 24-8 50Z`}
          fill={NEAR}
        />
      ))}
    </>
  ),
}

import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'

const CLOUD = 'M-180 40q-60-6-50-56 10-40 62-34 14-62 84-54 46-56 112-12 66-20 82 40 62 0 66 52 4 60-66 64Z'
const RAIN = Array.from(
  { length: 60 },
  (_, index) => [(index * 283) % 1480, 180 + ((index * 167) % 520)] as const,
)

/** A storm over the sea: heavy clouds, a bolt, rain, waves against the pier. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M1150 150l-64 150h44l-40 140 120-190h-50l52-100Z" fill="#fff2a0" opacity="0.85" />
      {[
        [120, 96, 1.2, '#3d5570'],
        [1260, 90, 1.3, '#3d5570'],
        [420, 60, 1, '#4d6784'],
        [980, 54, 1.1, '#4d6784'],
        [700, 30, 1.2, '#5a7592'],
      ].map(([x, y, size, fill]) => (
        <path key={x} d={CLOUD} transform={`translate(${x} ${y}) scale(${size})`} fill={String(fill)} />
      ))}
      {RAIN.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}l-14 42`} stroke="#bcd8f2" strokeWidth="2.5" opacity="0.35" />
      ))}
    </>
  ),
  far: <path d="M-80 620q120-50 240 0t240 0 240 0 240 0 240 0 240 0 240 0v240H-80Z" fill={FAR} />,
  middle: (
    <>
      <path
        d="M-80 700q70-70 150-20 60-60 150 0 70-60 150 4 70-50 150 0 70-60 150 0 70-50 150 4 70-60 150 0 70-50 150 0 70-60 150 0 70-50 150 0 60-30 100 0v172H-80Z"
        fill={MIDDLE}
      />
      <path
        d="M40 690q60-60 130-20M1190 690q60-60 130-20"
        stroke="#e6f2fb"
        strokeWidth="7"
        fill="none"
        opacity="0.55"
      />
    </>
  ),
  near: (
    <>
      <path
        d="M-80 790q90-60 180-6 80-50 180 0 90-56 180 0 80-50 180 0 90-56 180 0 80-50 180 0 90-56 180 0 80-50 180 0 80-40 160 0v80H-80Z"
        fill={NEAR}
      />
      <path d="M-80 760h250v22H-80ZM-20 760v100h16V760ZM110 760v100h16V760Z" fill="#0a121d" />
    </>
  ),
}

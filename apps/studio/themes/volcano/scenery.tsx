import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'

/** Streams of lava down the slope. */
const STREAMS = [
  'M640 300C610 380 560 420 520 520S430 620 380 720',
  'M720 310C716 420 740 500 720 720',
  'M800 300C830 380 890 430 930 530S1020 640 1060 720',
] as const

const SPARKS = Array.from({ length: 34 }, (_, index) => ({
  x: 720 + Math.round(Math.sin(index * 2.4) * (60 + index * 11)),
  y: 250 - ((index * 53) % 230),
  radius: 2 + (index % 4),
}))

/** A volcano by night: the glowing crater, lava down its slopes, basalt columns in front. */
export const scenery: Scenery = {
  above: (
    <>
      <path
        d="M560 130c-90-60-10-150 90-110 40-80 190-70 200 0 110-30 160 80 70 120-30 50-120 50-160 20-60 40-170 30-200-30Z"
        fill="#1a0c14"
        opacity="0.75"
      />
      <circle cx="720" cy="300" r="220" fill="#ff6a1a" opacity="0.16" />
      {SPARKS.map(({ x, y, radius }, index) => (
        <circle key={index} cx={x} cy={y} r={radius} fill={index % 2 ? '#ffc24a' : '#ff7a2a'} />
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 720 260 560 600 300q60-30 120 6 60-34 120-6l340 260 340 160v140H-80Z" fill={FAR} />
      {STREAMS.map((d) => (
        <g key={d} fill="none" strokeLinecap="round">
          <path d={d} stroke="#c4321a" strokeWidth="26" />
          <path d={d} stroke="#ff8a2a" strokeWidth="13" />
          <path d={d} stroke="#ffe07a" strokeWidth="5" />
        </g>
      ))}
      <path d="M600 300q60-30 120 6 60-34 120-6-60 34-120 26-60 8-120-26Z" fill="#ffd05a" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 700Q200 660 420 720T1020 716 1520 690V860H-80Z" fill={MIDDLE} />
      {Array.from({ length: 26 }, (_, index) => {
        const side = index < 13 ? index * 26 - 80 : 1100 + (index - 13) * 32
        const height = 110 + ((index * 67) % 130)
        return (
          <g key={index}>
            <path d={`M${side} 780v-${height}l14-12 14 12v${height}Z`} fill={NEAR} />
            <path d={`M${side} ${780 - height}l14-12 14 12-14 12Z`} fill="#5a3a46" />
          </g>
        )
      })}
    </>
  ),
  near: (
    <>
      <path d="M-80 784Q720 750 1520 788V860H-80Z" fill={NEAR} />
      <path
        d="M-80 820q90-20 170 4t190-10 220 8 240-6 220 4 240-8 240 4"
        fill="none"
        stroke="#ff7a2a"
        strokeWidth="6"
        opacity="0.8"
      />
    </>
  ),
}

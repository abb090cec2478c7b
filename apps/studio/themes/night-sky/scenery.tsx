import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'

const STARS = Array.from(
  { length: 110 },
  (_, index) => [(index * 397) % 1440, (index * 223) % 620, 0.8 + ((index * 7) % 5) * 0.4] as const,
)

/** A clear night over an observatory: the Milky Way, shooting stars, a planet. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80 420C300 120 700 260 1520-60V120C900 330 500 250-80 620Z" fill="#b9a6ff" opacity="0.09" />
      {STARS.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#fff" opacity={0.3 + radius * 0.25} />
      ))}
      {[
        [210, 150],
        [1180, 110],
        [1010, 300],
      ].map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}l120-52`}
          stroke="#fff7d6"
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.7"
        />
      ))}
      <g transform="translate(1330 230)">
        <circle r="58" fill="#e9a45c" />
        <path d="M-56-14q56 18 112 0M-54 16q54 16 108 0" stroke="#b8703a" strokeWidth="8" fill="none" />
        <ellipse
          rx="104"
          ry="22"
          transform="rotate(-18)"
          fill="none"
          stroke="#ffe6b8"
          strokeWidth="9"
          opacity="0.8"
        />
      </g>
    </>
  ),
  far: (
    <path
      d="M-80 640 80 540l110 70 150-130 140 120 170-60 160 90 180-110 150 100 160-120 140 90 180-40v310H-80Z"
      fill={FAR}
    />
  ),
  middle: (
    <>
      <path d="M-80 730C140 650 380 650 640 690s560 10 880-50v220H-80Z" fill={MIDDLE} />
      <path d="M92 690v-92h140v92Z" fill={NEAR} />
      <path d="M84 600q78-120 156 0Z" fill="#3a2f86" />
      <path d="M150 596l58-92 22 14-40 80Z" fill="#6a5cc0" />
      <path d="M146 690v-44q16-16 32 0v44Z" fill={LIGHT} />
    </>
  ),
  near: <path d="M-80 830C240 750 520 742 780 760s500-10 740 50v50H-80Z" fill={NEAR} />,
}

import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Bushes of the slope: place, size. */
const BUSHES = [
  [-10, 700, 1.2],
  [130, 724, 1],
  [260, 690, 0.8],
  [1180, 690, 0.8],
  [1310, 724, 1],
  [1446, 700, 1.2],
] as const

/** A hazel with nuts in pairs; (0, 0) is its foot. */
function Hazel() {
  return (
    <>
      <path
        d="M-6 0C-10-60-30-90-44-130M0 0C0-60 2-100 6-160M6 0C14-60 34-90 50-126"
        fill="none"
        stroke="#6a4a24"
        strokeWidth="9"
      />
      <path
        d="M-110-90q-16-40 24-56-4-44 42-46 14-40 56-28 44-10 56 28 46 4 40 48 34 20 14 56-24 40-64 22-30 30-66 4-40 26-62-6-30 10-40-22Z"
        fill="#7f9a3a"
      />
      <path
        d="M-60-120q20-30 50-20M10-170q30-14 50 10M20-110q30-16 56 4"
        fill="none"
        stroke="#b8c96a"
        strokeWidth="6"
      />
      {[
        [-70, -100],
        [-20, -160],
        [30, -190],
        [60, -120],
        [0, -100],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle cx="-9" cy="6" r="11" fill="#b8702e" />
          <circle cx="9" cy="6" r="11" fill="#a8602a" />
          <path d="M-20 2Q0-20 20 2 10-4 0-2-10-4-20 2Z" fill="#5f8a2c" />
        </g>
      ))}
    </>
  )
}

/** A steep slope of hazels above the sea in autumn: terraces, bushes with nuts, full baskets. */
export const scenery: Scenery = {
  above: (
    <path
      d="M-80-20H420q-40 60-110 40-30 50-100 30-50 50-120 20-70 30-170 10ZM1020-20H1520v100q-90 20-160-10-60 30-120-14-70 20-100-30-70 10-120-46Z"
      fill={NEAR}
      opacity="0.85"
    />
  ),
  far: (
    <>
      <path d="M-80 520H1520V620H-80Z" fill="#7fb0b8" opacity="0.6" />
      <path d="M-80 640 180 440 420 600 720 470 1040 610 1280 430 1520 600V860H-80Z" fill={FAR} />
      <path
        d="M30 590q70 20 130-8M90 540q60 16 110-4M1200 560q70 20 130-8M1240 500q50 14 90-6"
        fill="none"
        stroke={MIDDLE}
        strokeWidth="10"
        strokeLinecap="round"
      />
    </>
  ),
  middle: (
    <>
      <path d="M-80 660Q240 610 560 690T1100 680 1520 640V860H-80Z" fill={MIDDLE} />
      {BUSHES.map(([x, y, size]) => (
        <Placed key={x} x={x} y={y} size={size}>
          <Hazel />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 782Q720 744 1520 786V860H-80Z" fill={NEAR} />
      {[80, 1340].map((x) => (
        <Placed key={x} x={x} y={826}>
          <g fill="#b8702e">
            {[-40, -14, 14, 40].map((nut) => (
              <circle key={nut} cx={nut} cy={-66 + Math.abs(nut) * 0.15} r="17" />
            ))}
          </g>
          <path d="M-66-62H66L48 0H-48Z" fill="#c4843a" />
          <path d="M-62-44H62M-56-24H56" stroke="#7a4614" strokeWidth="5" />
        </Placed>
      ))}
    </>
  ),
}

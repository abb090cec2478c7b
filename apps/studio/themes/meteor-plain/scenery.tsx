import { FAR, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'

const STARS = Array.from(
  { length: 70 },
  (_, index) => [(index * 331) % 1440, (index * 173) % 520, 0.8 + ((index * 5) % 4) * 0.5] as const,
)
/** Heads of the meteors that burn up, and their sizes. */
const METEORS = [
  [250, 250, 1.1],
  [96, 420, 0.6],
  [1180, 180, 0.8],
  [1010, 330, 0.5],
  [1370, 390, 0.7],
] as const

function Crater({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  const height = width * 0.22
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={width} ry={height} fill="#8a4a62" />
      <ellipse cy={height * 0.22} rx={width * 0.86} ry={height * 0.76} fill="#1d0c1e" />
    </g>
  )
}

/** A plain of craters under a shower of meteors; one stone still glows. */
export const scenery: Scenery = {
  above: (
    <>
      {STARS.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="#fff" opacity={0.25 + radius * 0.25} />
      ))}
      {METEORS.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-10-14 250-178 10 14Z" fill="#ff9a5c" opacity="0.4" />
          <path d="M-6-8 150-107 6 8Z" fill="#ffe0a8" opacity="0.75" />
          <circle r="17" fill="#ffb06a" />
          <circle r="9" fill="#fff4d8" />
        </g>
      ))}
    </>
  ),
  far: (
    <>
      <path
        d="M-80 620 60 520 190 590 330 470 480 580 640 540 800 600 950 500 1090 590 1230 480 1380 580 1520 520V860H-80Z"
        fill={FAR}
      />
      <Crater x={430} y={660} width={90} />
      <Crater x={980} y={668} width={120} />
    </>
  ),
  middle: (
    <>
      <path d="M-80 700Q260 650 640 676T1520 664V860H-80Z" fill={MIDDLE} />
      <Crater x={170} y={726} width={150} />
      <Crater x={1260} y={724} width={190} />
      <ellipse cx="1260" cy="728" rx="150" ry="30" fill="#ff7a3c" opacity="0.3" />
      <path d="M1200 728q-10-46 34-62 40-16 70 14 32 26 12 50-58 24-116-2Z" fill="#4a2430" />
      <path
        d="M1226 712l24-26 20 12 26-20M1250 686l-8-18M1270 698l14 24"
        stroke="#ff9a4a"
        strokeWidth="6"
        fill="none"
      />
    </>
  ),
  near: (
    <>
      <path d="M-80 806Q240 764 620 786T1520 776V860H-80Z" fill={NEAR} />
      <Crater x={560} y={828} width={120} />
      <path d="M40 860q10-46 60-50t70 50ZM960 860q6-30 40-34t54 34Z" fill="#3a1c34" />
    </>
  ),
}

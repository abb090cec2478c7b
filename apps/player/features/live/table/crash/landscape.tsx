import { memo } from 'react'
import type { Frame } from './sky-geometry.ts'

const STARS = Array.from({ length: 54 }, (_, place) => ({
  x: ((place * 197 + 31) % 1000) / 1000,
  y: ((place * place * 53 + place * 91) % 560) / 1000,
  r: place % 5 === 0 ? 1.5 : 0.9,
  opacity: 0.25 + (place % 4) * 0.17,
}))
/** Houses at the shore: place, width, height of the wall and of the roof. */
const HOUSES = [
  [8, 26, 30, 12],
  [36, 20, 42, 14],
  [58, 30, 26, 13],
  [90, 22, 38, 12],
  [114, 28, 22, 11],
] as const
const WATER_LIGHTS = [
  [30, 18, 40],
  [118, 34, 62],
  [206, 12, 54],
  [262, 40, 36],
  [334, 24, 48],
  [420, 40, 66],
  [518, 14, 44],
] as const

/** The shore of the Bosphorus at dusk, in the lower part of the picture. It never changes, so it is drawn once. */
export const Landscape = memo(function Landscape({ frame }: { readonly frame: Frame }) {
  const { width, height, hand } = frame
  const scale = Math.max(1, width / 560)
  return (
    <g>
      <Paints />
      <rect width={width} height={height} fill="url(#kite-sky)" />
      <g fill="#fff">
        {STARS.map(({ x, y, r, opacity }, place) => (
          <circle key={place} cx={x * width} cy={y * hand.y} r={r} opacity={opacity} />
        ))}
      </g>
      <Moon x={moonX(frame, scale)} y={44 * scale} scale={scale} />
      <g fill="#8fb4d8" opacity="0.16">
        <ellipse cx={width * 0.2} cy={hand.y - 92 * scale} rx={58 * scale} ry={7 * scale} />
        <ellipse cx={width * 0.3} cy={hand.y - 98 * scale} rx={34 * scale} ry={8 * scale} />
        <ellipse cx={width * 0.8} cy={hand.y - 66 * scale} rx={70 * scale} ry={8 * scale} />
      </g>
      <g transform={`translate(0 ${hand.y}) scale(${scale})`}>
        <path
          d="M0-22C50-58 96-40 140-50S226-84 280-58 372-78 420-52 520-70 600-40V20H0Z"
          fill="#2b5b7e"
          opacity="0.75"
        />
        <path d="M0-8C60-36 120-14 190-24S310-40 380-22 520-34 600-14V20H0Z" fill="#173a57" />
        <Houses />
        <Bridge />
        <Tower />
        <rect y="8" width="620" height="120" fill="url(#kite-water)" />
        <g fill="#ffca8a" opacity="0.45">
          {WATER_LIGHTS.map(([x, y, length]) => (
            <rect key={x} x={x} y={y} width={length} height="1.6" rx="0.8" />
          ))}
        </g>
        <Boat />
      </g>
    </g>
  )
})

function Paints() {
  return (
    <defs>
      <linearGradient id="kite-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#0a1440" />
        <stop offset="0.38" stopColor="#123a86" />
        <stop offset="0.66" stopColor="#2b7fa8" />
        <stop offset="0.82" stopColor="#e9a25c" />
        <stop offset="1" stopColor="#c4603f" />
      </linearGradient>
      <linearGradient id="kite-water" x2="0" y2="1">
        <stop offset="0" stopColor="#1a4a63" />
        <stop offset="0.5" stopColor="#0c2739" />
        <stop offset="1" stopColor="#071521" />
      </linearGradient>
      <linearGradient id="kite-line" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stopColor="#1fc9b7" />
        <stop offset="1" stopColor="#e8fff9" />
      </linearGradient>
    </defs>
  )
}

/** In a low picture the moon stands beside the highest multiplier, which would lie over it. */
function moonX({ width, top }: Frame, scale: number): number {
  const isLow = top.y < 100 * scale
  return width - (isLow ? 110 : 42) * scale
}

function Moon({ x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r="26" fill="#ffe3a1" opacity="0.1" />
      <path d="M4-14A14 14 0 1 0 13 7 11 11 0 0 1 4-14Z" fill="#ffe3a1" />
    </g>
  )
}

function Houses() {
  return (
    <g>
      {HOUSES.map(([x, width, wall, roof]) => (
        <g key={x} transform={`translate(${x} 10)`}>
          <rect y={-wall} width={width} height={wall} fill="#0e2438" />
          <path d={`M-3 ${-wall}L${width / 2} ${-wall - roof}L${width + 3} ${-wall}Z`} fill="#7d3b38" />
          <g fill="#ffd07a">
            <rect x="4" y={-wall + 5} width="4" height="6" />
            <rect x={width - 9} y={-wall + 5} width="4" height="6" opacity="0.75" />
            {wall > 25 && <rect x={width / 2 - 2} y={-wall + 16} width="4" height="6" opacity="0.9" />}
          </g>
        </g>
      ))}
    </g>
  )
}

function Bridge() {
  return (
    <g fill="none" stroke="#e3b766" strokeLinecap="round">
      <path d="M150 2H560" strokeWidth="3" />
      <path d="M200-52V14M346-52V14M492-52V14" strokeWidth="4" />
      <path d="M150-2Q182-8 200-50 273 52 346-50 419 52 492-50 512-8 560-2" strokeWidth="1.6" />
      <path
        d="M214-30V2M230-14V2M248-2V2M298-2V2M316-14V2M332-30V2M360-30V2M376-14V2M394-2V2M444-2V2M462-14V2M478-30V2"
        strokeWidth="0.8"
        opacity="0.8"
      />
    </g>
  )
}

function Tower() {
  return (
    <g transform="translate(300 12)">
      <path d="M-16 0 14 0 18 8H-20Z" fill="#0b1d2c" />
      <rect x="-9" y="-58" width="18" height="58" fill="#10283c" />
      <rect x="-12" y="-62" width="24" height="5" fill="#183a54" />
      <path d="M-9-62 0-92 9-62Z" fill="#0b1d2c" />
      <path d="M0-92V-102" stroke="#e3b766" strokeWidth="1.6" />
      <g fill="#ffd07a">
        <rect x="-2" y="-50" width="4" height="8" rx="2" />
        <rect x="-2" y="-30" width="4" height="8" rx="2" opacity="0.8" />
      </g>
    </g>
  )
}

function Boat() {
  return (
    <g transform="translate(52 30)">
      <path d="M-18 0H20L13 9H-13Z" fill="#091823" />
      <rect x="-9" y="-8" width="18" height="8" fill="#12303f" />
      <rect x="2" y="-16" width="5" height="8" fill="#a33b36" />
      <g fill="#ffd07a">
        <rect x="-6" y="-6" width="3" height="3" />
        <rect x="-1" y="-6" width="3" height="3" />
      </g>
    </g>
  )
}

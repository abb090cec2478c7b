import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Lamp, Placed } from '../shapes.tsx'

const SWEETS = [
  ['#ff9fc0', '#e2557f', '#a82c58'],
  ['#cfe58a', '#8fb84a', '#56802a'],
  ['#ffc46a', '#f08a2a', '#b3530f'],
  ['#a8efdc', '#4ec2a6', '#1f7f6c'],
] as const

/** A pyramid of cubes on a footed dish; (0, 0) is the foot. */
function Dish({ from }: { readonly from: number }) {
  const places = [
    [-44, -46],
    [0, -46],
    [44, -46],
    [-22, -84],
    [22, -84],
    [0, -122],
  ] as const
  return (
    <>
      <path d="M-12 0v-26h24V0ZM-34 0h68v8h-68Z" fill="#b8741f" />
      <path d="M-84-40H84Q60-18 0-18T-84-40Z" fill="#e0a63a" />
      {places.map(([x, y], index) => {
        const [top, left, right] = SWEETS[(index + from) % SWEETS.length] ?? SWEETS[0]
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d="M-21-11 0-21 21-11 0 0Z" fill={top} />
            <path d="M-21-11 0 0V24L-21 12Z" fill={left} />
            <path d="M21-11 0 0V24L21 12Z" fill={right} />
          </g>
        )
      })}
    </>
  )
}

/** An octagonal box with a ribbon. */
function Parcel({ fill }: { readonly fill: string }) {
  return (
    <>
      <path d="M-50 0v-54l12-12h76l12 12V0Z" fill={fill} />
      <path d="M-8-66H8V0H-8ZM-50-38H50v12H-50Z" fill="#fff0c8" opacity="0.9" />
      <path d="M0-66C-30-90-34-62 0-66 30-90 34-62 0-66Z" fill="#fff0c8" />
    </>
  )
}

/** An old sweet shop: brass lamps, shelves with boxes, dishes of Turkish delight on the marble counter. */
export const scenery: Scenery = {
  above: (
    <>
      <path d="M-80-20H1520V24H-80Z" fill={NEAR} />
      <path
        d="M-80 24q40 54 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0V-20H-80Z"
        fill="#fff0dc"
        opacity="0.85"
      />
      {[290, 1150].map((x) => (
        <Placed key={x} x={x} y={24} size={0.9}>
          <Lamp drop={70} glow="lamp-glow" />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 260H330V720H-80ZM1110 260H1520V720H1110Z" fill={FAR} />
      <path
        d="M-80 390H310v14H-80ZM-80 540H310v14H-80ZM1130 390H1520v14H1130ZM1130 540H1520v14H1130Z"
        fill="#d9a545"
      />
      {[30, 150, 262, 1180, 1292, 1410].map((x, index) => (
        <g key={x}>
          <Placed x={x} y={390} size={0.8}>
            <Parcel fill={SWEETS[index % 4]?.[1] ?? LIGHT} />
          </Placed>
          <Placed x={x - 10} y={540} size={0.9}>
            <Parcel fill={SWEETS[(index + 2) % 4]?.[2] ?? LIGHT} />
          </Placed>
        </g>
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      <path d="M-80 680H1520v20H-80Z" fill="#fff4ea" />
      {[80, 236, 1210, 1366].map((x, index) => (
        <Placed key={x} x={x} y={682} size={1}>
          <Dish from={index} />
        </Placed>
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 784H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 27 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 60 - 60} 800l18 20-18 20-18-20Z`}
          fill={index % 2 ? '#d9a545' : '#4ec2a6'}
          opacity="0.6"
        />
      ))}
    </>
  ),
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const LEAF = 'M0 0C-18-2-26-14-24-26-16-24-12-28-8-36-4-30 4-30 8-36 12-28 16-24 24-26 26-14 18-2 0 0Z'
const GREENS = ['#3f7d3a', '#5d9e4a', '#2f6030', '#7cb85c']

/** Tendrils from the upper edge: place and length. */
const TENDRILS = [
  [20, 330],
  [78, 250],
  [136, 180],
  [206, 120],
  [290, 84],
  [380, 60],
  [1060, 60],
  [1150, 92],
  [1236, 130],
  [1304, 200],
  [1368, 270],
  [1424, 350],
] as const

/** A tendril of ivy that hangs from (0, 0), with a leaf on either side in turn. */
function Tendril({ length }: { readonly length: number }) {
  const leaves = Array.from({ length: Math.floor(length / 22) }, (_, index) => index)
  return (
    <>
      <path
        d={`M0-20C10 ${length * 0.3}-10 ${length * 0.6} 0 ${length}`}
        fill="none"
        stroke="#3b5a2a"
        strokeWidth="4"
      />
      {leaves.map((index) => (
        <path
          key={index}
          d={LEAF}
          transform={`translate(${index % 2 ? 8 : -8} ${index * 22 + 26}) rotate(${index % 2 ? 68 : -68}) scale(0.92)`}
          fill={GREENS[index % GREENS.length]}
        />
      ))}
    </>
  )
}

/** A fountain of two bowls with its water. */
function Fountain() {
  return (
    <>
      <path d="M-110-34h220l-24 34H-86ZM-14-34v-70h28v70ZM-58-104H58L38-84H-38Z" fill="#cfc4a2" />
      <path d="M-116-46h232v14h-232ZM-62-114H62v12H-62Z" fill="#e9dfc0" />
      <path
        d="M0-114C-4-150-4-170 0-182 4-170 4-150 0-114ZM-2-170C-34-168-52-140-54-114M2-170C34-168 52-140 54-114M-58-104C-74-96-84-70-88-46M58-104C74-96 84-70 88-46"
        fill="none"
        stroke="#d6f1ff"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.8"
      />
    </>
  )
}

/** A lemon tree in its clay pot. */
function LemonTree() {
  return (
    <>
      <path d="M-34-52h68L24 0h-48Z" fill="#b5623a" />
      <path d="M-40-62h80v14h-80Z" fill="#cf7a4a" />
      <path d="M-5-60h10v-60H-5Z" fill="#6a4a2c" />
      <circle cy="-164" r="62" fill="#3f7d3a" />
      <circle cx="-26" cy="-186" r="34" fill="#5d9e4a" />
      {[
        [-30, -150],
        [8, -136],
        [34, -168],
        [-4, -192],
      ].map(([x, y]) => (
        <ellipse key={x} cx={x} cy={y} rx="11" ry="14" fill="#ffe25a" />
      ))}
    </>
  )
}

/** The court of an old stone house: arched windows, a fountain, lemon trees in pots, and ivy over all of it. */
export const scenery: Scenery = {
  above: (
    <>
      <circle cx="720" cy="120" r="360" fill="#f6ffd8" opacity="0.16" />
      {TENDRILS.map(([x, length]) => (
        <Placed key={x} x={x} y={0}>
          <Tendril length={length} />
        </Placed>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 300H400V860H-80ZM1040 300H1520V860H1040Z" fill={FAR} />
      <path d="M-80 284H412v24H-80ZM1028 284H1520v24H1028Z" fill="#a89d7c" />
      {[60, 220, 1150, 1310].map((x) => (
        <g key={x}>
          <path d={`M${x} 520v-110q40-60 80 0v110Z`} fill="#574f3b" />
          <path d={`M${x + 10} 512v-98q30-44 60 0v98Z`} fill={LIGHT} opacity="0.75" />
          <path d={`M${x + 36} 392h8v120h-8ZM${x + 10} 450h60v8h-60Z`} fill="#574f3b" />
        </g>
      ))}
      <path d="M400 470H1040V860H400Z" fill="#756d54" />
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      <Placed x={180} y={748} size={1.1}>
        <Fountain />
      </Placed>
      <Placed x={1180} y={740} size={0.9}>
        <LemonTree />
      </Placed>
      <Placed x={1340} y={760} size={1.15}>
        <LemonTree />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 786H1520V860H-80Z" fill={NEAR} />
      {Array.from({ length: 20 }, (_, index) => (
        <path
          key={index}
          d={`M${index * 78 - 70} ${index % 2 ? 800 : 796}h66l8 26h-82Z`}
          fill={index % 3 ? '#4a4a38' : '#55543f'}
        />
      ))}
    </>
  ),
}

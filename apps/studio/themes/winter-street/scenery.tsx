import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** Houses of the street: place, width, height. */
const HOUSES = [
  [-80, 150, 470],
  [76, 130, 400],
  [212, 120, 340],
  [1108, 120, 340],
  [1234, 130, 410],
  [1370, 150, 480],
] as const

/** A house of old stone with rows of lit windows and snow on its roof; (0, 0) is its left foot. */
function House({ width, height }: { readonly width: number; readonly height: number }) {
  const rows = Math.floor(height / 90)
  return (
    <>
      <path d={`M0 0V${-height}H${width}V0Z`} fill={FAR} />
      <path d={`M-8 ${-height}h${width + 16}v-16q-${width / 2}-22-${width + 16} 0Z`} fill="#eef3ff" />
      {Array.from({ length: rows * 3 }, (_, index) => (
        <path
          key={index}
          d={`M${14 + (index % 3) * (width / 3 - 2)} ${-height + 30 + Math.floor(index / 3) * 84}h22v40h-22Z`}
          fill={(index * 7 + rows) % 4 === 0 ? '#241f3c' : LIGHT}
          opacity="0.8"
        />
      ))}
    </>
  )
}

function Lamp() {
  return (
    <>
      <circle cy="-232" r="90" fill="#ffd27a" opacity="0.16" />
      <path d="M-6 0v-206H6V0ZM-14 0h28v8h-28Z" fill="#0f0c1a" />
      <path d="M-20-254h40l-9 46h-22Z" fill={LIGHT} />
      <path d="M-26-254Q0-286 26-254Z" fill="#0f0c1a" />
    </>
  )
}

/** The brazier of a chestnut seller: a cart with glowing coals and a striped awning. */
function Cart() {
  return (
    <>
      <path d="M-96-190h10V-60h-10ZM86-190h10V-60H86Z" fill="#5a3420" />
      <path
        d="M-116-190Q0-236 116-190v22q-15 16-29 0-15 16-29 0-14 16-29 0-15 16-29 0-14 16-29 0-15 16-29 0-14 16-29 0-14 16-13 0Z"
        fill="#c93a2c"
      />
      <path d="M-100-90h200v66h-200Z" fill="#8a5a2c" />
      <path d="M-84-100h168l-12 20H-72Z" fill="#ff9a3a" />
      {[-60, -36, -12, 12, 36, 60].map((x) => (
        <circle key={x} cx={x} cy="-100" r="11" fill="#6a2c12" />
      ))}
      <circle cx="-54" cy="-12" r="28" fill="none" stroke="#2a1a12" strokeWidth="9" />
      <circle cx="54" cy="-12" r="28" fill="none" stroke="#2a1a12" strokeWidth="9" />
    </>
  )
}

/** A street in the snow at dusk: lit windows, lamps, the cart with its glowing coals. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 50 }, (_, index) => (
        <circle
          key={index}
          cx={(index * 283) % 1440}
          cy={(index * 149) % 620}
          r={2 + (index % 3)}
          fill="#fff"
          opacity={0.3 + (index % 4) * 0.12}
        />
      ))}
    </>
  ),
  far: (
    <>
      {HOUSES.map(([x, width, height]) => (
        <Placed key={x} x={x} y={700}>
          <House width={width} height={height} />
        </Placed>
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 700Q720 660 1520 700V860H-80Z" fill={MIDDLE} />
      {[300, 1140].map((x) => (
        <Placed key={x} x={x} y={740} size={1.1}>
          <Lamp />
        </Placed>
      ))}
      <Placed x={130} y={760} size={1.1}>
        <Cart />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 790Q300 750 720 780T1520 784V860H-80Z" fill="#e6ecfa" />
      <path d="M-80 820Q360 784 760 812T1520 816V860H-80Z" fill={NEAR} opacity="0.35" />
    </>
  ),
}

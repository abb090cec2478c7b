import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** An old timber house whose upper floor juts out; (0, 0) is its lower left corner. */
function Mansion() {
  return (
    <>
      <path d="M20 0v-110h180V0Z" fill="#d8c8b0" />
      <path d="M0-110h220v-110H0Z" fill="#fff4e4" />
      <path d="M-24-220 30-268H190L244-220Z" fill="#a8502c" />
      <path d="M0-114h220v8H0ZM0-220h8v110H0ZM212-220h8v110h-8ZM106-220h8v110h-8Z" fill="#5a3420" />
      {[22, 64, 128, 170].map((x) => (
        <path key={x} d={`M${x}-200h28v62h-28Z`} fill={LIGHT} stroke="#5a3420" strokeWidth="5" />
      ))}
      <path d="M92 0v-66h36V0Z" fill="#6a3a1c" />
      <path d="M38-84h34v34H38ZM148-84h34v34h-34Z" fill={LIGHT} stroke="#5a3420" strokeWidth="5" />
    </>
  )
}

/** A saffron crocus in bloom; (0, 0) is its foot. */
function Crocus() {
  return (
    <>
      <path d="M0 0v-34M-4 0Q-20-20-18-44M4 0Q20-20 18-44" fill="none" stroke="#4a8a3a" strokeWidth="5" />
      <path
        d="M0-26C-34-34-36-66-24-82-10-70-4-50 0-26ZM0-26C34-34 36-66 24-82 10-70 4-50 0-26Z"
        fill="#8a3ac8"
      />
      <path d="M0-26C-18-46-16-78 0-96 16-78 18-46 0-26Z" fill="#b87af0" />
      <path d="M0-40-8-74M0-40 8-74" stroke="#ff6a1a" strokeWidth="4" />
    </>
  )
}

/** A valley of old mansions at the end of autumn, and a field of saffron in front of them. */
export const scenery: Scenery = {
  above: (
    <path
      d="M-80-20H240Q180 60 90 50T-80 120ZM1200-20H1520V120Q1440 40 1360 60T1200-20Z"
      fill={NEAR}
      opacity="0.7"
    />
  ),
  far: (
    <>
      <path d="M-80 470Q160 350 400 440T860 420 1200 360 1520 450V860H-80Z" fill={FAR} />
      <Placed x={-30} y={560} size={0.8}>
        <Mansion />
      </Placed>
      <Placed x={1290} y={560} size={0.8}>
        <Mansion />
      </Placed>
    </>
  ),
  middle: (
    <>
      <path d="M-80 610Q720 560 1520 610V860H-80Z" fill={MIDDLE} />
      <Placed x={110} y={680} size={1}>
        <Mansion />
      </Placed>
      <Placed x={1110} y={680} size={1}>
        <Mansion />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 740Q720 700 1520 744V860H-80Z" fill={NEAR} />
      {Array.from({ length: 34 }, (_, index) => (
        <Placed key={index} x={index * 46 - 40} y={780 + ((index * 29) % 60)} size={0.7 + (index % 3) * 0.15}>
          <Crocus />
        </Placed>
      ))}
    </>
  ),
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

const POLES = [60, 300, 1140, 1380] as const

/** A carriage with lit windows; (0, 0) is the rail under its left end. */
function Carriage() {
  return (
    <>
      <path d="M0-24v-70q0-14 16-14h188q16 0 16 14v70Z" fill="#2f4aa8" />
      <path d="M0-62h220v6H0Z" fill="#f3c45a" />
      {[16, 58, 100, 142, 182].map((x) => (
        <path key={x} d={`M${x}-96h26v26h-26Z`} fill={LIGHT} />
      ))}
      {[40, 80, 150, 190].map((x) => (
        <circle key={x} cx={x} cy="-14" r="13" fill="#0b0d26" stroke="#5a68b0" strokeWidth="3" />
      ))}
    </>
  )
}

/** Open country by night: a viaduct far away, telegraph poles, a lit train, the moon. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 60 }, (_, index) => (
        <circle
          key={index}
          cx={(index * 251) % 1440}
          cy={(index * 131) % 420}
          r={1 + (index % 3)}
          fill="#fff"
          opacity={0.35 + (index % 4) * 0.14}
        />
      ))}
      <circle cx="1270" cy="150" r="120" fill="#fff4d0" opacity="0.14" />
      <circle cx="1270" cy="150" r="62" fill="#fff1cc" />
      <circle cx="1248" cy="136" r="12" fill="#e6d29a" />
      <circle cx="1290" cy="172" r="9" fill="#e6d29a" />
    </>
  ),
  far: (
    <>
      <path d="M-80 560Q140 430 360 520T820 500 1240 480 1520 540V860H-80Z" fill={FAR} />
      <path d="M-80 590H1520v22H-80Z" fill={MIDDLE} />
      {Array.from({ length: 16 }, (_, index) => (
        <path key={index} d={`M${index * 100 - 80} 612h100v90h-18q0-60-32-60t-32 60h-18Z`} fill={MIDDLE} />
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 690H1520V860H-80Z" fill={MIDDLE} />
      {[-60, 172, 1060, 1292].map((x) => (
        <Placed key={x} x={x} y={716} size={1}>
          <Carriage />
        </Placed>
      ))}
      <path d="M-80 714H1520v6H-80Z" fill="#8a9ad0" />
      {Array.from({ length: 54 }, (_, index) => (
        <path key={index} d={`M${index * 30 - 80} 720h16v8h-16Z`} fill="#0b0d26" />
      ))}
    </>
  ),
  near: (
    <>
      <path d="M-80 776Q720 750 1520 780V860H-80Z" fill={NEAR} />
      {POLES.map((x) => (
        <path
          key={x}
          d={`M${x} 800V420h10v380ZM${x - 40} 450h90v8h-90ZM${x - 30} 480h70v8h-70Z`}
          fill={NEAR}
        />
      ))}
      <path
        d="M-80 470Q65 510 65 450 185 510 305 450 720 560 1145 450 1265 510 1385 450 1450 490 1520 470"
        fill="none"
        stroke={NEAR}
        strokeWidth="3"
      />
    </>
  ),
}

import { FAR, LIGHT, MIDDLE, NEAR } from '../land.ts'
import type { Scenery } from '../scenery.ts'
import { Placed } from '../shapes.tsx'

/** A white screen on its frame; (0, 0) is the middle of its foot. */
function Screen() {
  return (
    <>
      <path d="M-190 0v-60h14v60ZM176 0v-60h14v60Z" fill="#10162f" />
      <path d="M-214-60v-250h428v250Z" fill="#10162f" />
      <path d="M-198-76v-218h396v218Z" fill="#8f93a8" />
      <path d="M-198-76l120-90 84 60 96-96 96 84v42Z" fill="#6d7190" />
      <circle cx="-96" cy="-236" r="26" fill="#c9b98f" />
    </>
  )
}

/** A projector on its stand, with two reels. */
function Projector() {
  return (
    <>
      <path d="M-10 0L-2-120h4L10 0Z" fill="#10162f" />
      <path d="M-62-120v-64h104v18h34v26h-34v20Z" fill="#2b3768" />
      <circle cx="-34" cy="-208" r="34" fill="#7f93c8" />
      <circle cx="-34" cy="-208" r="12" fill="#1b2450" />
      <circle cx="30" cy="-200" r="26" fill="#7f93c8" />
      <circle cx="30" cy="-200" r="9" fill="#1b2450" />
    </>
  )
}

/** A wooden chair, seen from behind. */
function Chair() {
  return (
    <path
      d="M-30 0v-96h10v34h40v-34h10V0h-10v-30h-40V0ZM-34-96h68v-16h-68ZM-34-70h68v-12h-68Z"
      fill="#0b1026"
    />
  )
}

/** A summer night in a garden: a screen, the beam of a projector, lamps between trees, rows of chairs. */
export const scenery: Scenery = {
  above: (
    <>
      {Array.from({ length: 46 }, (_, star) => (
        <circle
          key={star}
          cx={(star * 277) % 1440}
          cy={(star * 149) % 380}
          r={1.2 + (star % 3) * 0.8}
          fill="#fff"
          opacity="0.6"
        />
      ))}
      <path d="M-40 40Q360 190 720 60T1480 40" fill="none" stroke="#0b1026" strokeWidth="3" />
      {Array.from({ length: 13 }, (_, lamp) => (
        <g key={lamp} transform={`translate(${lamp * 120} ${86 + Math.abs((lamp % 6) - 3) * -12 + 30})`}>
          <circle r="22" fill="#ffd98a" opacity="0.22" />
          <circle r="8" fill="#ffe9bd" />
        </g>
      ))}
    </>
  ),
  far: (
    <>
      <path d="M-80 640Q220 570 520 630T1060 610 1520 640V720H-80Z" fill={FAR} />
      {Array.from({ length: 22 }, (_, window) => (
        <path
          key={window}
          d={`M${window * 68 - 20} ${648 + (window % 4) * 9}h9v11h-9Z`}
          fill={LIGHT}
          opacity="0.7"
        />
      ))}
    </>
  ),
  middle: (
    <>
      <path d="M-80 706Q720 676 1520 706V860H-80Z" fill={MIDDLE} />
      <path d="M1262 588L330 470V690Z" fill="#fff2cf" opacity="0.12" />
      <Placed x={200} y={760}>
        <Screen />
      </Placed>
      <Placed x={1320} y={770} size={1.1}>
        <Projector />
      </Placed>
    </>
  ),
  near: (
    <>
      <path d="M-80 800Q400 776 760 796T1520 792V860H-80Z" fill={NEAR} />
      {Array.from({ length: 17 }, (_, chair) => (
        <Placed key={chair} x={chair * 92 - 20} y={860} size={0.9 + (chair % 2) * 0.12}>
          <Chair />
        </Placed>
      ))}
    </>
  ),
}

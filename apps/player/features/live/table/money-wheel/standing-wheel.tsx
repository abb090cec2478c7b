import { MONEY_WHEEL } from '@poyraz/games/tables'
import { useEffect, useRef } from 'react'
import { serverNowMs } from '../../../../shared/tables/table-states.ts'
import { fieldText, groundOf } from './fields.ts'
import { angleOf, endedSpins, FIELD, type WheelSpin, wheelAngle } from './wheel-motion.ts'

/** Radii of the rings, of 110. */
const [RIM, FIELDS_OUT, FIELDS_IN, HUB] = [106, 98, 58, 34]
const LAMPS = Array.from({ length: 27 }, (_, lamp) => (lamp * 360) / 27)
/** Greatest angle of the pointer when a pin pushes it. */
const PUSHED = 22
const STILL_MS = 60

const at = (angle: number, radius: number) => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(2)} ${(Math.sin(radians) * radius).toFixed(2)}`
}
const SECTOR =
  `M${at(-FIELD / 2, FIELDS_OUT)}A${FIELDS_OUT} ${FIELDS_OUT} 0 0 1 ${at(FIELD / 2, FIELDS_OUT)}` +
  `L${at(FIELD / 2, FIELDS_IN)}A${FIELDS_IN} ${FIELDS_IN} 0 0 0 ${at(-FIELD / 2, FIELDS_IN)}Z`

/** The wheel of 54 fields. It stands upright, and its pins push the pointer above it. */
export function StandingWheel(props: {
  readonly spin: WheelSpin
  /** Place of the result, once it is known. */
  readonly marked: number | null
  readonly label: string
  /** Shows only the fields around the pointer. */
  readonly isTop?: boolean
}) {
  const { wheel, pointer } = useWheelMotion(props.spin)
  const viewBox = props.isTop ? '-42 -120 84 42' : '-112 -122 224 236'
  return (
    <svg viewBox={viewBox} role="img" aria-label={props.label} className="h-full w-full">
      <Paint />
      <path d="M-34 104L-52 116H52L34 104Z" fill="#3a1f10" />
      <circle r={RIM + 4} fill="#000" opacity="0.35" cy="5" />
      <circle r={RIM + 3} fill="url(#money-rim)" stroke="#e0b069" strokeWidth="1" />
      {LAMPS.map((angle) => (
        <circle key={angle} r="2.1" fill="#ffe3a0" transform={`rotate(${angle}) translate(0 ${-RIM + 1})`} />
      ))}
      <g ref={wheel}>
        {MONEY_WHEEL.map((field, place) => (
          <Field key={place} field={field} place={place} isMarked={place === props.marked} />
        ))}
        <circle r={FIELDS_IN} fill="url(#money-hub)" stroke="#d9a441" strokeWidth="1.4" />
        <Rosette />
      </g>
      <circle r="13" fill="url(#money-brass)" stroke="#7a4d14" />
      <circle r="5" fill="#6f2158" />
      <g ref={pointer} transform="translate(0 -112)">
        <path d="M-8 -6H8L0 20Z" fill="url(#money-brass)" stroke="#5c390c" strokeWidth="0.8" />
        <circle r="4" cy="-3" fill="#5c390c" />
      </g>
    </svg>
  )
}

function Field(props: { readonly field: string; readonly place: number; readonly isMarked: boolean }) {
  const { field, place, isMarked } = props
  return (
    <g transform={`rotate(${place * FIELD})`}>
      <path d={SECTOR} fill={groundOf(field)} stroke="#e7cf9a" strokeWidth="0.6" />
      {isMarked && <path d={SECTOR} fill="#ffca63" fillOpacity="0.28" stroke="#ffca63" strokeWidth="2.2" />}
      <text
        transform="translate(0 -86)"
        textAnchor="middle"
        dominantBaseline="central"
        fill="#fff"
        fontSize={field.length > 1 ? 7.4 : 9}
        className="font-display font-heavy"
      >
        {fieldText(field)}
      </text>
      <circle r="1.2" fill="#ffe3a0" transform={`rotate(${FIELD / 2}) translate(0 ${-FIELDS_OUT + 2})`} />
    </g>
  )
}

/** Eight tulip leaves and a ring in the middle of the wheel. */
function Rosette() {
  return (
    <>
      {Array.from({ length: 8 }, (_, leaf) => (
        <path
          key={leaf}
          d="M0 -14C-11 -26 -8 -42 0 -51C8 -42 11 -26 0 -14Z"
          fill="url(#money-leaf)"
          stroke="#e7cf9a"
          strokeWidth="0.6"
          transform={`rotate(${leaf * 45})`}
        />
      ))}
      <circle r={HUB} fill="none" stroke="#e7cf9a" strokeOpacity="0.45" strokeWidth="0.8" />
    </>
  )
}

function Paint() {
  return (
    <defs>
      <radialGradient id="money-rim">
        <stop offset="0.86" stopColor="#3a1f10" />
        <stop offset="0.95" stopColor="#8a5226" />
        <stop offset="1" stopColor="#4a2814" />
      </radialGradient>
      <radialGradient id="money-hub">
        <stop stopColor="#7c2a66" />
        <stop offset="1" stopColor="#300c2b" />
      </radialGradient>
      <linearGradient id="money-leaf" x2="0" y1="1" y2="0">
        <stop stopColor="#b03a2a" />
        <stop offset="1" stopColor="#f0906a" />
      </linearGradient>
      <linearGradient id="money-brass" x2="1">
        <stop stopColor="#8b5d1c" />
        <stop offset="0.45" stopColor="#ffe3a0" />
        <stop offset="1" stopColor="#9b6a22" />
      </linearGradient>
    </defs>
  )
}

/** Turns the wheel by the server's time. With reduced motion it changes only when a spin has ended. */
function useWheelMotion(spin: WheelSpin) {
  const wheel = useRef<SVGGElement>(null)
  const pointer = useRef<SVGGElement>(null)
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const draw = () => {
      const nowMs = serverNowMs()
      const angle = isStill ? stillAngle(spin, nowMs) : wheelAngle(spin, nowMs)
      const isMoving = !isStill && Math.abs(wheelAngle(spin, nowMs + STILL_MS) - angle) > 0.01
      // Pins stand between the fields: one lies under the pointer at half a field.
      const pin = (((angle / FIELD + 0.5) % 1) + 1) % 1
      wheel.current?.setAttribute('transform', `rotate(${angle})`)
      const push = isMoving ? PUSHED * (1 - pin) : 0
      pointer.current?.setAttribute('transform', `translate(0 -112) rotate(${push} 0 -3)`)
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [spin])
  return { wheel, pointer }
}

/** Angle of the last spin that has ended. */
function stillAngle(spin: WheelSpin, nowMs: number): number {
  const ended = Math.min(endedSpins(spin, nowMs), spin.stops.length)
  return angleOf(ended === 0 ? spin.from : (spin.stops[ended - 1] ?? spin.from))
}

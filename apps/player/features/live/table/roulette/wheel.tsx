import { RED, WHEEL } from '@poyraz/games/tables'
import { useEffect, useRef } from 'react'
import { serverNowMs } from '../../../../shared/tables/table-states.ts'
import { poseAt } from './motion.ts'

const POCKET = 360 / WHEEL.length
/** Radii of the rings, of 100. */
const [NUMBERS_OUT, NUMBERS_IN, POCKETS_IN, HUB] = [78, 66, 50, 40]
const at = (angle: number, radius: number) => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(2)} ${(Math.sin(radians) * radius).toFixed(2)}`
}
const sector = (from: number, to: number, outer: number, inner: number) =>
  `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`
const colourOf = (number: number) => (number === 0 ? '#0a7d4f' : RED.has(number) ? '#b8182d' : '#10131c')

export type Spin = { readonly number: number; readonly startMs: number; readonly endMs: number }

/** The wheel: tilted layers of which only rotor and ball turn. `marked` is the number of the last round. */
export function Wheel(props: {
  readonly spin: Spin | null
  readonly marked: number | null
  readonly label: string
}) {
  const { rotor, ball } = useWheelMotion(props.spin)
  return (
    <div className="relative aspect-square w-full" role="img" aria-label={props.label}>
      <svg
        viewBox="-104 -80 208 184"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <WheelPaint />
        <ellipse cy="14" rx="103" ry="76" fill="#000" opacity="0.45" />
        <ellipse cy="9" rx="101" ry="73" fill="#3a1f10" />
        <g transform="scale(1 0.72)">
          <circle r="101" fill="url(#wheel-wood)" />
          <circle r="99.5" fill="none" stroke="#c9903f" strokeWidth="1.2" />
          <circle r="92" fill="url(#wheel-bowl)" />
          <circle r="80" fill="none" stroke="#d9a441" strokeWidth="1.1" />
          {[22, 67, 112, 157, 202, 247, 292, 337].map((angle) => (
            <path
              key={angle}
              d="M0 -3.4L2 0L0 3.4L-2 0Z"
              fill="#e8b95a"
              transform={`rotate(${angle}) translate(0 -86)`}
            />
          ))}
          <g ref={rotor}>
            <Rotor marked={props.marked} />
          </g>
          <circle r="97" fill="none" stroke="#fff" strokeOpacity="0.07" strokeWidth="5" />
          <g ref={ball} opacity="0">
            <ellipse cy="2.4" rx="3.4" ry="3" fill="#000" opacity="0.5" />
            <circle r="3.5" fill="url(#wheel-ball)" />
          </g>
        </g>
        <Turret />
      </svg>
    </div>
  )
}

/** Turns rotor and ball by the server's time. */
function useWheelMotion(spin: Spin | null) {
  const rotor = useRef<SVGGElement>(null)
  const ball = useRef<SVGGElement>(null)
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const draw = () => {
      const pose = isStill && spin ? poseAt(spin.endMs, spin) : poseAt(isStill ? 0 : serverNowMs(), spin)
      const angle = isStill ? 0 : pose.rotor
      rotor.current?.setAttribute('transform', `rotate(${angle})`)
      const isShown = spin !== null && (!isStill || serverNowMs() >= spin.endMs)
      ball.current?.setAttribute('opacity', isShown ? '1' : '0')
      const ballAngle = isStill ? pose.ball - pose.rotor : pose.ball
      ball.current?.setAttribute('transform', `rotate(${ballAngle}) translate(0 ${-pose.radius * 100})`)
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [spin])
  return { rotor, ball }
}

function Pocket(props: { readonly number: number; readonly place: number; readonly isMarked: boolean }) {
  const { number, place, isMarked } = props
  const [from, to] = [(place - 0.5) * POCKET, (place + 0.5) * POCKET]
  return (
    <g>
      <path
        d={sector(from, to, NUMBERS_OUT, NUMBERS_IN)}
        fill={colourOf(number)}
        stroke="#d8c08a"
        strokeWidth="0.5"
      />
      <path
        d={sector(from, to, NUMBERS_IN, POCKETS_IN)}
        fill={colourOf(number)}
        stroke="#caa65a"
        strokeWidth="0.7"
      />
      <path d={sector(from, to, NUMBERS_IN, POCKETS_IN)} fill="#000" opacity="0.42" />
      {isMarked && (
        <path d={sector(from, to, NUMBERS_OUT, POCKETS_IN)} fill="none" stroke="#ffca63" strokeWidth="1.8" />
      )}
      <text
        transform={`rotate(${place * POCKET}) translate(0 -69.6)`}
        textAnchor="middle"
        fill="#fff"
        fontSize="7"
        className="font-text font-bold"
      >
        {number}
      </text>
    </g>
  )
}

function WheelPaint() {
  return (
    <defs>
      <radialGradient id="wheel-wood">
        <stop offset="0.82" stopColor="#4a2814" />
        <stop offset="0.93" stopColor="#8a5226" />
        <stop offset="1" stopColor="#5b3116" />
      </radialGradient>
      <radialGradient id="wheel-bowl">
        <stop offset="0.7" stopColor="#2a160b" />
        <stop offset="0.92" stopColor="#74431f" />
        <stop offset="1" stopColor="#3b2010" />
      </radialGradient>
      <radialGradient id="wheel-hub">
        <stop stopColor="#7a4a20" />
        <stop offset="1" stopColor="#3a2010" />
      </radialGradient>
      <linearGradient id="wheel-petal" x2="0" y1="1" y2="0">
        <stop stopColor="#8a5a1a" />
        <stop offset="1" stopColor="#e9b95c" />
      </linearGradient>
      <linearGradient id="wheel-brass" x2="1">
        <stop stopColor="#8b5d1c" />
        <stop offset="0.4" stopColor="#ffe3a0" />
        <stop offset="1" stopColor="#9b6a22" />
      </linearGradient>
      <radialGradient id="wheel-ball" cx="0.36" cy="0.32">
        <stop stopColor="#fff" />
        <stop offset="1" stopColor="#b9c2cc" />
      </radialGradient>
    </defs>
  )
}

function Turret() {
  return (
    <g>
      <ellipse cy="0" rx="12" ry="8.6" fill="#7a4d14" />
      <path d="M-9 -1L-3.6 -22H3.6L9 -1Z" fill="url(#wheel-brass)" />
      <ellipse cy="-22" rx="7" ry="5" fill="url(#wheel-brass)" />
      <path
        d="M-22 -19C-12 -26 12 -26 22 -19"
        fill="none"
        stroke="url(#wheel-brass)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="-22" cy="-18.5" r="3" fill="#f5d489" />
      <circle cx="22" cy="-18.5" r="3" fill="#f5d489" />
      <path d="M-2.6 -26L0 -40L2.6 -26Z" fill="url(#wheel-brass)" />
      <circle cy="-40" r="2.6" fill="#ffe6ab" />
    </g>
  )
}

function Rotor({ marked }: { readonly marked: number | null }) {
  return (
    <>
      {WHEEL.map((number, place) => (
        <Pocket key={number} number={number} place={place} isMarked={number === marked} />
      ))}
      <circle r={HUB + 10} fill="none" stroke="#d9a441" strokeWidth="0.9" />
      <circle r={HUB} fill="url(#wheel-hub)" />
      {Array.from({ length: 8 }, (_, petal) => (
        <path
          key={petal}
          d="M0 0C-9 -12 -6 -28 0 -35C6 -28 9 -12 0 0Z"
          fill="url(#wheel-petal)"
          transform={`rotate(${petal * 45})`}
        />
      ))}
    </>
  )
}

import { useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import { clothOf } from '../../../../shared/virtual/cloths.ts'
import type { Pace } from '../round-time.ts'
import { useFrames } from '../use-frames.ts'
import { type Oval, placeOnOval } from './oval.ts'
import { COURSE, distancesAt } from './race-course.ts'
import { progressNow, raceOf } from './race-view.ts'

const OVAL = { width: 164, height: 64 } as const
/** The course is shorter than a lap. */
const LAPS = 0.86
const RADIUS = 5.2
/** Distance of two lanes on the map, wider than they are, so that no dot hides another. */
const LANE = 2.6

function laneOval(place: number, runners: number): Oval {
  const wider = (place - (runners - 1) / 2) * LANE
  return { width: OVAL.width + wider, height: OVAL.height + wider }
}

/** The course from above, with a dot for each runner. */
export function CourseMap(props: {
  readonly state: TableState
  readonly pace: Pace
  readonly runners: number
}) {
  const t = useTranslations('virtual.race')
  const { state, pace, runners } = props
  const dots = useRef<SVGGElement>(null)
  const draw = useCallback(() => {
    const race = raceOf(state)
    const distances = race ? distancesAt(race, progressNow(state, pace)) : null
    for (const [place, dot] of [...(dots.current?.children ?? [])].entries()) {
      const left = 1 - (distances?.get(place + 1) ?? 0) / COURSE
      const { x, y } = placeOnOval(laneOval(place, runners), left * LAPS)
      ;(dot as SVGGElement).style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`
    }
  }, [state, pace, runners])
  useFrames(draw, state.phase === 'drawing')
  return (
    <svg viewBox="-92 -42 184 84" role="img" aria-label={t('map')} className="w-full">
      <Course />
      <g ref={dots}>
        {Array.from({ length: runners }, (_, place) => (
          <Dot key={place} number={place + 1} />
        ))}
      </g>
    </svg>
  )
}

const BAND = { x: -82, y: -32, width: 164, height: 64, rx: 32, fill: 'none', stroke: '#fff' } as const

function Course() {
  const { x } = placeOnOval(OVAL, 0)
  return (
    <>
      <rect {...BAND} strokeOpacity="0.28" strokeWidth="11" />
      <rect {...BAND} strokeOpacity="0.5" strokeWidth="1" strokeDasharray="2 4" />
      <path d={`M${x} 25v14`} stroke="#fff" strokeWidth="2.5" />
      <path d={`M${x} 25v14`} stroke="#15191d" strokeWidth="2.5" strokeDasharray="2.333" />
    </>
  )
}

function Dot({ number }: { readonly number: number }) {
  const [cloth, ink] = clothOf(number)
  return (
    <g>
      <circle r={RADIUS} fill={cloth} stroke="#0a0f1d" strokeWidth="0.8" />
      <text y="2.4" textAnchor="middle" fontSize="7" fontWeight="800" fill={ink}>
        {number}
      </text>
    </g>
  )
}

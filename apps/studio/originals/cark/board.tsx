import type { WheelOutcome, WheelRisk } from '@poyraz/games/originals'
import { cx } from '@poyraz/ui'
import { memo, useRef } from 'react'
import type { BoardProps } from '../client.ts'
import { formatUnits } from '../format.ts'
import { useOriginal, useOriginalState, useSpeech } from '../views/original-context.ts'
import { useShowing } from '../views/use-showing.ts'
import type { WheelOptions } from './client.ts'
import { colourOf, paysOf, segmentsOf } from './options.ts'
import styles from './wheel.module.css'

const TURNS = 5
const WHOLE = 360

/** The wheel turns until the segment that the server drew is under the pointer. */
export function WheelBoard({ options, round }: BoardProps<WheelOptions, WheelOutcome>) {
  const { lang } = useSpeech()
  const isShown = useOriginalState(({ phase }) => phase === 'idle' || phase === 'resting')
  const outcome = round?.outcome.risk === options.risk ? round.outcome : null
  const { risk } = options
  const step = WHOLE / segmentsOf(risk).length
  const rotor = useTurning(outcome, step)
  const hit = isShown ? outcome : null
  return (
    <div className={styles['board']}>
      <div className={styles['place']}>
        <svg viewBox="-110 -116 220 226" className={styles['wheel']} aria-hidden="true">
          <circle r="106" className={styles['rim']} />
          <g ref={rotor}>
            <Segments risk={risk} />
            {hit && <path d={sector(hit.segment, step, 98, 58)} className={styles['hit']} />}
          </g>
          <circle r="57" className={styles['ring']} />
          <circle r="52" className={styles['hub']} />
          <text y="9" className={styles['times']} data-won={Boolean(hit && hit.units > 100)}>
            {hit ? formatUnits(hit.units, lang) : ''}
          </text>
          <path d="M-9-114H9L0-92Z" className={styles['pointer']} />
        </svg>
      </div>
      <Legend risk={risk} hit={hit} />
    </div>
  )
}

/** Turns the rotor, from where it stands, to the drawn segment. */
function useTurning(outcome: WheelOutcome | null, step: number) {
  const { sounds } = useOriginal()
  const rotor = useRef<SVGGElement>(null)
  const before = useRef(0)
  useShowing((progress, { isNow }) => {
    const to = outcome ? (WHOLE - outcome.segment * step) % WHOLE : 0
    const way = TURNS * WHOLE + ((to - before.current + WHOLE) % WHOLE)
    const angle = progress === 1 ? to : before.current + way * slowing(progress)
    const passed = Math.floor((Number(rotor.current?.dataset['angle'] ?? 0) + step / 2) / step)
    rotor.current?.setAttribute('transform', `rotate(${angle})`)
    if (rotor.current) rotor.current.dataset['angle'] = String(angle)
    if (isNow && progress < 1 && Math.floor((angle + step / 2) / step) !== passed)
      sounds.play('tick', progress)
    if (progress === 1) before.current = to
  })
  return rotor
}

/** The different pays of the wheel; the one of the last round is marked. */
function Legend({ risk, hit }: { readonly risk: WheelRisk; readonly hit: WheelOutcome | null }) {
  const { t, lang } = useSpeech()
  return (
    <ul className={styles['legend']} aria-label={t('original.cark.legend')}>
      {paysOf(risk).map(({ units, count }) => (
        <li key={units} className={cx(styles['pay'], hit?.units === units && styles['paid'])}>
          <span className={styles['dot']} style={{ background: colourOf(risk, units) }} />
          <strong>{units === 0 ? t('original.cark.empty') : formatUnits(units, lang)}</strong>
          <span>{t('original.cark.segments', { count })}</span>
        </li>
      ))}
    </ul>
  )
}

const Segments = memo(function Segments({ risk }: { readonly risk: WheelRisk }) {
  const segments = segmentsOf(risk)
  const step = WHOLE / segments.length
  return segments.map((units, segment) => (
    <path
      key={segment}
      d={sector(segment, step, 100, 58)}
      fill={colourOf(risk, units)}
      className={styles['segment']}
    />
  ))
})

/** A slice of the ring; the middle of segment 0 is at the top, the others follow clockwise. */
function sector(segment: number, step: number, outer: number, inner: number): string {
  const [from, to] = [(segment - 0.5) * step, (segment + 0.5) * step]
  const point = (degrees: number, radius: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${(radius * Math.sin(radians)).toFixed(3)} ${(-radius * Math.cos(radians)).toFixed(3)}`
  }
  return `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`
}

/** Slows down for a long time, as a heavy wheel does. */
function slowing(progress: number): number {
  return 1 - (1 - progress) ** 3.2
}

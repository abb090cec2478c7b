import type { LimboOutcome } from '@poyraz/games/originals'
import { useRef } from 'react'
import type { BoardProps } from '../client.ts'
import { formatUnits, formatUnitsShort } from '../format.ts'
import { useOriginal, useOriginalState, useSpeech } from '../views/original-context.ts'
import { useShowing } from '../views/use-showing.ts'
import { Kite, Shore, Stars } from './art.tsx'
import type { LimboOptions } from './client.ts'
import styles from './limbo.module.css'

/** The scene in its own units; the ground is at the lower edge. */
const WIDTH = 800
const HEIGHT = 560
const HAND = { x: 96, y: 486 }
/** Height of the sky over the hand, from 1.00 to the top of the scale. */
const SKY = 350
/** The scale ends at this multiple of the target, and at least here. */
const TOP_TIMES = 3
const TOP_LEAST = 1000
const MARKS = [150, 200, 500, 1000, 5000, 10_000, 100_000, 1_000_000]

/** The kite rises along its string to the drawn height; the dashed line is the target. */
export function LimboBoard({ options, round }: BoardProps<LimboOptions, LimboOutcome>) {
  const { t, lang } = useSpeech()
  const phase = useOriginalState((state) => state.phase)
  const outcome = phase === 'asking' ? null : (round?.outcome ?? null)
  const isShown = phase === 'idle' || phase === 'resting'
  const target = outcome && !isShown ? outcome.target : options.target
  const top = Math.max(target * TOP_TIMES, TOP_LEAST)
  const { number, kite, string } = useFlight(outcome, top)
  const result = !outcome || !isShown ? 'none' : outcome.units > 0 ? 'won' : 'lost'
  return (
    <div className={styles['board']} data-result={result}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        className={styles['scene']}
        aria-hidden="true"
      >
        <Stars />
        <Shore />
        <Scale top={top} target={target} />
        <path ref={string} className={styles['string']} />
        <g ref={kite} className={styles['kite']}>
          <Kite className={styles['sway']} />
        </g>
        <circle cx={HAND.x} cy={HAND.y} r="6" fill="#ffe3a1" />
      </svg>
      <div className={styles['read']} aria-hidden="true">
        <p ref={number} className={styles['number']}>
          {formatUnits(outcome?.height ?? 100, lang)}
        </p>
        <p className={styles['verdict']}>
          {result === 'won' && t('original.ucurtma.reached')}
          {result === 'lost' && t('original.ucurtma.missed')}
        </p>
      </div>
    </div>
  )
}

/** Moves the kite with its string and counts the number up to the drawn height. */
function useFlight(outcome: LimboOutcome | null, top: number) {
  const { lang } = useSpeech()
  const { sounds } = useOriginal()
  const number = useRef<HTMLParagraphElement>(null)
  const kite = useRef<SVGGElement>(null)
  const string = useRef<SVGPathElement>(null)
  useShowing((progress, { isNow }) => {
    const height = outcome ? 100 * (outcome.height / 100) ** progress : 100
    const units = progress === 1 ? (outcome?.height ?? 100) : Math.floor(height)
    if (number.current) number.current.textContent = formatUnits(units, lang)
    const place = placeOf(units, top)
    kite.current?.setAttribute(
      'transform',
      `translate(${place.x} ${place.y}) rotate(${14 - place.share * 18})`,
    )
    string.current?.setAttribute('d', stringTo(place))
    if (progress === 1 && isNow && outcome) sounds.play(outcome.units > 0 ? 'counted' : 'none')
  })
  return { number, kite, string }
}

/** Heights grow by factors, so the scale is logarithmic. */
function shareOf(units: number, top: number): number {
  return Math.min(Math.log(units / 100) / Math.log(top / 100), 1)
}

function placeOf(units: number, top: number) {
  const share = shareOf(units, top)
  const x = HAND.x + 34 + 470 * share ** 0.8
  return { x, y: HAND.y - 16 - SKY * share, share }
}

function stringTo({ x, y }: { readonly x: number; readonly y: number }): string {
  const low = { x: HAND.x + (x - HAND.x) * 0.62, y: HAND.y - (HAND.y - y) * 0.22 }
  return `M${HAND.x} ${HAND.y}Q${low.x} ${low.y} ${x - 2} ${y + 34}`
}

/** Marks of the scale at the right, and the target across the sky. */
function Scale({ top, target }: { readonly top: number; readonly target: number }) {
  const { lang } = useSpeech()
  const lineOf = (units: number) => HAND.y - 16 - SKY * shareOf(units, top)
  const isFar = (units: number) => Math.abs(lineOf(units) - lineOf(target)) > 26
  return (
    <>
      {MARKS.filter((units) => units < top && isFar(units)).map((units) => (
        <g key={units}>
          <line x1="150" x2={WIDTH - 150} y1={lineOf(units)} y2={lineOf(units)} className={styles['mark']} />
          <text x={WIDTH - 142} y={lineOf(units) + 6} className={styles['unit']}>
            {formatUnitsShort(units, lang)}×
          </text>
        </g>
      ))}
      <g className={styles['target']} transform={`translate(0 ${lineOf(target)})`}>
        <line x1="150" x2={WIDTH - 150} y1="0" y2="0" />
        <rect x={WIDTH - 152} y="-19" width="104" height="38" rx="19" />
        <text x={WIDTH - 100} y="7">
          {formatUnits(target, lang)}
        </text>
      </g>
    </>
  )
}

import { formatTime } from '@poyraz/text'
import { Dialog, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { priceHistoryQuery } from '../api/queries.ts'
import type { Market, Outcome, SportsEvent } from '../api/types.ts'
import { useOdds } from '../odds/use-odds.ts'

type Props = { readonly event: SportsEvent; readonly market: Market; readonly onClose: () => void }

/** Chart of the prices of a market since it opened. */
export function PriceChart({ event, market, onClose }: Props) {
  const t = useTranslations('sports.event')
  const close = useTranslations('site')('close')
  const { data, error, refetch } = useQuery(priceHistoryQuery(event.eventID, market.market, useLang()))
  const points = data?.data
  return (
    <Dialog open title={market.name} closeLabel={close} onClose={onClose} shape="sheet" toRead>
      <p className="-mt-3 pb-4 text-sm text-muted">{t('chartTitle')}</p>
      {error && !data ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {!error && !points && <Skeleton className="h-60" />}
      <div className="flex flex-col gap-5">
        {points &&
          market.outcomes.map((outcome) => (
            <OutcomeChart key={outcome.outcome} outcome={outcome} points={pointsOf(points, outcome)} />
          ))}
      </div>
    </Dialog>
  )
}

type Point = { readonly at: string; readonly odds: number }
type History = readonly {
  readonly at: string
  readonly outcomes: readonly { outcome: string; odds: number }[]
}[]

function pointsOf(history: History, { outcome }: Outcome): Point[] {
  return history.flatMap(({ at, outcomes }) =>
    outcomes.filter((one) => one.outcome === outcome).map(({ odds }) => ({ at, odds })),
  )
}

const WIDE = 320
const HIGH = 64

function OutcomeChart({ outcome, points }: { readonly outcome: Outcome; readonly points: readonly Point[] }) {
  const t = useTranslations('sports.event')
  const format = useOdds()
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return <p className="text-sm text-muted">{t('chartEmpty')}</p>
  const all = points.map(({ odds }) => odds)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const words = { first: format(first.odds), low: format(low), high: format(high), now: format(last.odds) }
  const up = last.odds >= first.odds
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between pb-1 text-sm font-bold">
        {outcome.name}
        <span className={up ? 'text-success tabular-nums' : 'text-danger tabular-nums'}>
          <span aria-hidden="true">{up ? '▲' : '▼'}</span> {words.first} → {words.now}
        </span>
      </figcaption>
      <svg
        viewBox={`0 -4 ${WIDE} ${HIGH + 8}`}
        role="img"
        aria-label={t('chartText', { outcome: outcome.name, ...words })}
        className="w-full text-brass"
      >
        <path d={`M0 ${HIGH}h${WIDE}`} stroke="var(--color-line)" strokeDasharray="3 3" />
        <path d={stepsOf(points, low, high)} fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx={WIDE - 3} cy={heightOf(last.odds, low, high)} r="3.5" fill="currentColor" />
      </svg>
      <Extremes from={formatTime(first.at)} words={words} />
    </figure>
  )
}

type Words = { readonly first: string; readonly low: string; readonly high: string }

function Extremes({ from, words }: { readonly from: string; readonly words: Words }) {
  const t = useTranslations('sports.event')
  return (
    <p className="flex justify-between text-xs text-muted tabular-nums">
      <span>{from}</span>
      <span>
        {t('chartLow')} <b className="text-text">{words.low}</b>
      </span>
      <span>
        {t('chartHigh')} <b className="text-text">{words.high}</b>
      </span>
      <span>
        {t('chartOpening')} <b className="text-text">{words.first}</b>
      </span>
    </p>
  )
}

function heightOf(odds: number, low: number, high: number): number {
  return high === low ? HIGH / 2 : HIGH - ((odds - low) / (high - low)) * HIGH
}

/** A price holds until the next one: a line of steps over the time. */
function stepsOf(points: readonly Point[], low: number, high: number): string {
  const times = points.map(({ at }) => Date.parse(at))
  const [from = 0] = times
  const span = Math.max(1, (times.at(-1) ?? 0) - from)
  const steps = points.map(({ odds }, place) => {
    const x = (((times[place] ?? 0) - from) / span) * (WIDE - 6)
    const y = heightOf(odds, low, high)
    return place === 0 ? `M0 ${y.toFixed(1)}` : `H${x.toFixed(1)}V${y.toFixed(1)}`
  })
  return `${steps.join('')}H${WIDE - 3}`
}

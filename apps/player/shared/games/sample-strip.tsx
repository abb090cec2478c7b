import { formatTimes } from '@poyraz/text'
import { Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Game } from './games.ts'
import { sampleQuery } from './sample-spins.ts'

const HEIGHT = 64
/** Multiples of the stake at the top of the strip. Larger wins reach the top as well. */
const TIMES_MAX = 200
const BAR = 0.62

/** Sample spins of a game side by side; the height is the win in stakes, on a logarithmic scale. */
export function SampleStrip({ game }: { readonly game: Game }) {
  const t = useTranslations('game.sample')
  const lang = useLang()
  const { data: times, isPending } = useQuery(sampleQuery(game.slug))
  if (isPending) return <Skeleton className="h-22 rounded-small" />
  if (!times) return <p className="text-xs text-muted">{t('none')}</p>
  const wins = times.filter((one) => one > 1).length
  const best = Math.max(...times)
  const text = t('summary', { wins })
  const bestText = t('best', { times: formatTimes(Math.floor(best * 10), lang) })
  return (
    <figure className="flex flex-col gap-1.5">
      <svg
        role="img"
        aria-label={`${text}, ${bestText}`}
        viewBox={`0 0 ${times.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-16 w-full"
      >
        <path d={barsOf(times, (one) => one > 0 && one <= 1)} className="fill-muted" />
        <path d={barsOf(times, (one) => one > 1 && one < BIG)} className="fill-brand" />
        <path d={barsOf(times, (one) => one >= BIG)} className="fill-brass" />
        <path
          d={`M0 ${HEIGHT - heightOf(1)}H${times.length}`}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="3 3"
          className="stroke-line-strong"
        />
      </svg>
      <figcaption aria-hidden="true" className="flex justify-between gap-2 text-xs font-semibold">
        {text}
        <span className="whitespace-nowrap text-brass">{bestText}</span>
      </figcaption>
    </figure>
  )
}

/** Wins from this multiple of the stake on have their own colour. */
const BIG = 10

function heightOf(times: number): number {
  return Math.min(1, Math.log1p(times) / Math.log1p(TIMES_MAX)) * HEIGHT
}

/** Bars of the spins that fit, as one path. */
function barsOf(times: readonly number[], fits: (times: number) => boolean): string {
  return times
    .map((one, place) =>
      fits(one) ? `M${place} ${HEIGHT}v${-heightOf(one).toFixed(1)}h${BAR}V${HEIGHT}z` : '',
    )
    .join('')
}

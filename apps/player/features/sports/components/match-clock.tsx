import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { SportsEvent } from '../api/types.ts'
import { useSecond } from '../hooks/use-second.ts'
import { clockText, isTimed, matchSeconds, minuteOf } from '../match-clock.ts'
import { type EventState, PERIODS } from '../periods.ts'
import type { EventCell } from '../prices/price-store.ts'
import { SPORT_TRAITS } from '../sport-traits.ts'

type Props = {
  readonly sport: SportsEvent['sport']
  readonly cell: EventCell
  readonly long?: boolean
  readonly stacked?: boolean
}

/** Red dot, minute and period of a live match, `long` for its scoreboard; `stacked` has the period in a second line. */
export function MatchClock({ sport, cell, long = false, stacked = false }: Props) {
  const period = usePeriod(cell)
  const { clock } = cell
  const isTicking = clock && SPORT_TRAITS[sport].hasClock && isTimed(clock)
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 text-xs tabular-nums">
      <span aria-hidden="true" className="size-2 flex-none rounded-chip bg-coral ring-2 ring-coral/30" />
      <span className={cx('flex min-w-0', stacked ? 'flex-col' : 'items-center gap-1.5')}>
        {isTicking && <Ticking clock={clock} long={long} />}
        <span className={cx('truncate', long ? 'text-white' : 'text-muted')}>{period}</span>
      </span>
    </span>
  )
}

function Ticking({
  clock,
  long,
}: {
  readonly clock: NonNullable<EventCell['clock']>
  readonly long: boolean
}) {
  const seconds = matchSeconds(clock, useSecond())
  return (
    // The scoreboard is dark in both colour modes.
    <b className={cx('font-bold', long ? 'text-flare' : 'text-coral')}>
      {long ? clockText(seconds) : minuteOf(seconds)}
    </b>
  )
}

function usePeriod(cell: EventCell): string {
  const t = useTranslations('sports')
  if (cell.state !== 'live') return t(`states.${cell.state satisfies EventState}`)
  const period = PERIODS.find((one) => one === cell.clock?.period)
  return period ? t(`periods.${period}`) : t('states.live')
}

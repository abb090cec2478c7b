import { formatHandicap, formatLine } from '@poyraz/text'
import { Badge, cx, IconButton, useLang } from '@poyraz/ui'
import { ChartLine, ChevronUp, Lock } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Market, SportsEvent } from '../api/types.ts'
import { titleOf } from '../market-lines.ts'
import type { MarketTable } from '../market-tables.ts'
import { useMarketState } from '../prices/use-prices.ts'
import { useHandicapText } from './market-cells.tsx'
import { isLongLabel, OddsButton } from './odds-button.tsx'
import { PriceChart } from './price-chart.tsx'

type Props = { readonly event: SportsEvent; readonly table: MarketTable; readonly folded: boolean }

/** A market with its prices, or a table of its lines. */
export const MarketCard = memo(function MarketCard({ event, table, folded }: Props) {
  const t = useTranslations('sports.event')
  const lang = useLang()
  const [open, setOpen] = useState(!folded)
  const [charted, setCharted] = useState(false)
  const [first, ...others] = table.markets
  if (!first) return null
  const name = table.markets.length > 1 ? titleOf(first, lang) : first.name
  return (
    <section className="render-near rounded-tile border border-line bg-surface px-4 py-2 shadow-card">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate font-text text-sm tracking-normal">{name}</h3>
        <SuspendedBadge event={event} market={first} others={others} />
        <IconButton label={t('chart', { market: name })} onClick={() => setCharted(true)}>
          <ChartLine aria-hidden="true" className="size-4.5" />
        </IconButton>
        <IconButton
          label={t(open ? 'fold' : 'unfold', { market: name })}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="-mr-2"
        >
          <ChevronUp
            aria-hidden="true"
            className={open ? 'size-4.5 transition' : 'size-4.5 rotate-180 transition'}
          />
        </IconButton>
      </div>
      {open && <Lines event={event} markets={table.markets} />}
      {charted && <PriceChart event={event} market={first} onClose={() => setCharted(false)} />}
    </section>
  )
})

type BadgeProps = {
  readonly event: SportsEvent
  readonly market: Market
  /** The other lines of the table. */
  readonly others: readonly Market[]
}

/** Explains once per table why its prices are closed: all of its lines are suspended. */
function SuspendedBadge({ event, market, others: [next, ...others] }: BadgeProps) {
  const t = useTranslations('sports')
  if (useMarketState(event.eventID, market) !== 'suspended') return null
  if (next) return <SuspendedBadge event={event} market={next} others={others} />
  return (
    <Badge tone="warning">
      <Lock aria-hidden="true" className="mr-1 size-3" />
      {t('suspended')}
    </Badge>
  )
}

function Lines({ event, markets }: { readonly event: SportsEvent; readonly markets: readonly Market[] }) {
  return (
    <div className="flex flex-col gap-2 pb-2">
      {markets.map((market) => (
        <div key={market.market} className="flex items-center gap-2">
          {markets.length > 1 && <Line market={market} />}
          <Prices event={event} market={market} />
        </div>
      ))}
    </div>
  )
}

/** The line before its prices; a handicap stands with its sign at the price of each team. */
function Line({ market: { code, line } }: { readonly market: Market }) {
  const lang = useLang()
  if (line === null || formatHandicap({ code, line }, '1', lang) !== null) return null
  return (
    <span className="w-11 flex-none text-sm font-semibold tabular-nums">
      {formatLine({ code, line }, lang)}
    </span>
  )
}

const SIDE_BY_SIDE_MAX = 3

/**
 * Columns of combined outcomes by their second part (`1&O`, `1&U`): one without a price leaves its place empty.
 * Null for other markets.
 */
function columnOf(outcomes: Market['outcomes']): ((outcome: string) => number) | null {
  const second = (outcome: string) => outcome.split('&')[1]
  const parts = [...new Set(outcomes.map(({ outcome }) => second(outcome)))]
  if (parts.length !== 2 || parts.includes(undefined)) return null
  return (outcome) => parts.indexOf(second(outcome))
}

const COLUMNS = ['col-start-1', 'col-start-2']

function Prices({ event, market }: { readonly event: SportsEvent; readonly market: Market }) {
  const text = useHandicapText()
  const { outcomes } = market
  const column = columnOf(outcomes)
  // Longer names get half of the width instead of a third.
  const isLong = outcomes.some((outcome) => isLongLabel(text(market, outcome)))
  const many = isLong ? 'grid grid-cols-2 gap-2' : 'grid grid-cols-3 gap-2'
  const few = 'grid auto-cols-fr grid-flow-col gap-2'
  return (
    <div className={cx('min-w-0 flex-1', outcomes.length > SIDE_BY_SIDE_MAX ? many : few)}>
      {outcomes.map((outcome) => (
        <div key={outcome.outcome} className={cx('grid', column && COLUMNS[column(outcome.outcome)])}>
          <OddsButton
            event={event}
            market={market}
            outcome={outcome}
            label={text(market, outcome)}
            small={isLong}
          />
        </div>
      ))}
    </div>
  )
}

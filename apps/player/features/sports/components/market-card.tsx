import { formatLine } from '@poyraz/text'
import { Badge, cx, IconButton, useLang } from '@poyraz/ui'
import { ChartLine, ChevronUp, Lock } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Market, SportsEvent } from '../api/types.ts'
import { titleOf } from '../market-lines.ts'
import type { MarketTable } from '../market-tables.ts'
import { useMarketState } from '../prices/use-prices.ts'
import { useOutcomeText } from './market-cells.tsx'
import { isLongLabel, OddsButton } from './odds-button.tsx'
import { PriceChart } from './price-chart.tsx'

type Props = { readonly event: SportsEvent; readonly table: MarketTable; readonly folded: boolean }

/** A market with its prices, or a table of its lines. */
export const MarketCard = memo(function MarketCard({ event, table, folded }: Props) {
  const t = useTranslations('sports.event')
  const lang = useLang()
  const [open, setOpen] = useState(!folded)
  const [charted, setCharted] = useState(false)
  const [first] = table.markets
  if (!first) return null
  const name = table.markets.length > 1 ? titleOf(first, lang) : first.name
  return (
    <section className="render-near rounded-tile border border-line bg-surface px-4 py-2 shadow-card">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 truncate font-text text-sm tracking-normal">{name}</h3>
        <SuspendedBadge event={event} market={first} />
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

/** Explains once per market why its prices are closed. */
function SuspendedBadge({ event, market }: { readonly event: SportsEvent; readonly market: Market }) {
  const t = useTranslations('sports')
  if (useMarketState(event.eventID, market) !== 'suspended') return null
  return (
    <Badge tone="warning">
      <Lock aria-hidden="true" className="mr-1 size-3" />
      {t('suspended')}
    </Badge>
  )
}

function Lines({ event, markets }: { readonly event: SportsEvent; readonly markets: readonly Market[] }) {
  const lang = useLang()
  return (
    <div className="flex flex-col gap-2 pb-2">
      {markets.map((market) => (
        <div key={market.market} className="flex items-center gap-2">
          {markets.length > 1 && market.line !== null && (
            <span className="w-11 flex-none text-sm font-semibold tabular-nums">
              {formatLine(market.line, lang)}
            </span>
          )}
          <Prices event={event} market={market} />
        </div>
      ))}
    </div>
  )
}

const SIDE_BY_SIDE_MAX = 3

function Prices({ event, market }: { readonly event: SportsEvent; readonly market: Market }) {
  const text = useOutcomeText()
  const { outcomes } = market
  // Longer names get half of the width instead of a third.
  const isLong = outcomes.some((outcome) => isLongLabel(text(outcome)))
  const many = isLong ? 'grid grid-cols-2 gap-2' : 'grid grid-cols-3 gap-2'
  const few = 'grid auto-cols-fr grid-flow-col gap-2'
  return (
    <div className={cx('min-w-0 flex-1', outcomes.length > SIDE_BY_SIDE_MAX ? many : few)}>
      {outcomes.map((outcome) => (
        <OddsButton
          key={outcome.outcome}
          event={event}
          market={market}
          outcome={outcome}
          label={text(outcome)}
          small={isLong}
        />
      ))}
    </div>
  )
}

import type { MarketGroup } from '@poyraz/contract'
import { Card } from '@poyraz/ui'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChipCount } from '../../../shared/lists/filter-row.tsx'
import type { EventDetail } from '../api/types.ts'
import { MARKET_GROUPS } from '../kinds.ts'
import { tablesOf } from '../market-tables.ts'
import { builderActions, useBuilder } from '../slip/builder.ts'
import { BuilderCard } from './builder-card.tsx'
import { BuilderSwitch } from './builder-switch.tsx'
import { ChoiceChip } from './choice-chip.tsx'
import { MarketCard } from './market-card.tsx'

/** Markets that stand open at first; the others show their name. */
const OPEN_MAX = 8

/** Returns the markets of a match; while a bet is built, those that it can combine. */
function useShownMarkets({ eventID, markets, builder }: EventDetail) {
  const isBuilding = useBuilder((state) => state.eventID === eventID)
  useEffect(() => builderActions.end, [])
  return {
    isBuilding,
    markets: isBuilding ? markets.filter(({ market }) => builder.includes(market)) : markets,
  }
}

/** All markets of a match by group. */
export function EventMarkets({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports.event')
  const [chosen, setChosen] = useState<MarketGroup | 'all'>('main')
  const { isBuilding, markets } = useShownMarkets(event)
  const counted = (['all', ...MARKET_GROUPS] as const).map((group) => ({
    group,
    count: tablesOf(markets, group).length,
  }))
  const groups = counted.filter(({ count }) => count > 0)
  const group = groups.some((one) => one.group === chosen) ? chosen : 'all'
  const tables = tablesOf(markets, group)
  if (tables.length === 0)
    return (
      <Card>
        <p className="text-center text-muted">{t(event.state === 'finished' ? 'over' : 'noMarkets')}</p>
      </Card>
    )
  return (
    <section aria-label={t('markets')} className="flex min-w-0 flex-col gap-3">
      <BuilderSwitch event={event} isBuilding={isBuilding} />
      {isBuilding && <BuilderCard event={event} />}
      <div
        role="group"
        aria-label={t('markets')}
        className="scroll-row -mx-4 gap-2 px-4 py-1 lg:-mx-1 lg:px-1"
      >
        {groups.map((one) => (
          <ChoiceChip key={one.group} chosen={group === one.group} onChoose={() => setChosen(one.group)}>
            {t(`groups.${one.group}`)}
            <ChipCount>{one.count}</ChipCount>
          </ChoiceChip>
        ))}
      </div>
      {event.legsMin > 1 && <p className="text-sm text-brass">{t('legsMin', { count: event.legsMin })}</p>}
      {tables.map((table, place) => (
        <MarketCard key={table.code} event={event} table={table} folded={place >= OPEN_MAX} />
      ))}
    </section>
  )
}

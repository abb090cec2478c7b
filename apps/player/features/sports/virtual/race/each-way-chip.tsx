import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Outright } from '../../api/types.ts'
import { prices } from '../../prices/prices.ts'
import { usePrice } from '../../prices/use-prices.ts'
import { type BetEvent, isSame, selectionOf } from '../../slip/slip.ts'
import { slipActions, useSlip } from '../../slip/slip-store.ts'
import type { Runner } from '../queries.ts'

type OutrightMarket = Outright['markets'][number]
type Props = {
  readonly event: BetEvent
  readonly market: OutrightMarket
  readonly terms: NonNullable<OutrightMarket['eachWay']>
  readonly runner: Runner
}

/** Makes a runner the only selection of the coupon, as an each-way bet; a second press makes it a bet to win. */
export function EachWayChip(props: Props) {
  const outcome = props.market.outcomes.find(({ teamID }) => teamID === props.runner.teamID)
  return outcome?.eachWay ? <Chip {...props} outcome={outcome} /> : null
}

function Chip(props: Props & { readonly outcome: OutrightMarket['outcomes'][number] }) {
  const t = useTranslations('virtual.race')
  const { event, market, terms, runner, outcome } = props
  const price = usePrice(event.eventID, market, outcome)
  const key = { eventID: event.eventID, market: market.market, outcome: outcome.outcome }
  const isChosen = useSlip(
    ({ selections: [only, ...others], eachWay }) =>
      eachWay !== null && others.length === 0 && only !== undefined && isSame(only, key),
  )
  const choose = () => {
    if (isChosen) return slipActions.set({ eachWay: null })
    const version = prices.event(event.eventID)?.version ?? event.version
    const names = { marketName: market.name, outcomeName: outcome.name }
    slipActions.take([selectionOf(event, { ...key, ...names, odds: price.odds, version })], terms)
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!price.open}
      aria-label={t('eachWayOf', { name: runner.name, ...terms })}
      onClick={choose}
      className={cx(
        'min-h-11 w-full rounded-control border text-xs font-bold transition disabled:opacity-55',
        isChosen
          ? 'border-brand bg-brand text-on-brand'
          : 'border-line-strong border-dashed text-muted hover:border-text hover:text-text',
      )}
    >
      {t('eachWay')}
    </button>
  )
}

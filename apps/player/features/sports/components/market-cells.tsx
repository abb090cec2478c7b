import { useTranslations } from 'use-intl'
import type { Market, SportsEvent } from '../api/types.ts'
import { shortOutcome } from '../columns.ts'
import { OddsButton } from './odds-button.tsx'

/** Results and double chances are known by their letters: `1`, `X2`. */
const RESULTS = /^[12X]{1,2}$/

/** Returns the short name of an outcome: `1`, `Üst`; the name of the server for others. */
export function useOutcomeText(): (outcome: Market['outcomes'][number]) => string {
  const t = useTranslations('sports')
  return ({ outcome, name }) => {
    if (RESULTS.test(outcome)) return outcome
    const short = shortOutcome(outcome)
    return short ? t(`outcomes.${short}`) : name
  }
}

/**
 * The prices of one market side by side. `labels` names each of them in its button; without them the prices
 * stand below those of `column`, and a missing one leaves its place empty.
 */
export function MarketCells(props: {
  readonly event: SportsEvent
  readonly market: Market
  readonly labels?: boolean
  readonly column?: Market
}) {
  const text = useOutcomeText()
  const { event, market, column = market } = props
  return (
    <div className="grid grid-flow-col auto-cols-fr gap-2">
      {column.outcomes.map(({ outcome: code }) => {
        const outcome = market.outcomes.find((one) => one.outcome === code)
        if (!outcome) return <span key={code} />
        return (
          <OddsButton
            key={code}
            event={event}
            market={market}
            outcome={outcome}
            label={props.labels ? text(outcome) : undefined}
          />
        )
      })}
    </div>
  )
}

import { formatHandicap } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Market, SportsEvent } from '../api/types.ts'
import { shortOutcome } from '../columns.ts'
import { OddsButton } from './odds-button.tsx'

/** Results and double chances are known by their letters: `1`, `X2`. */
const RESULTS = /^[12X]{1,2}$/

type Outcome = Market['outcomes'][number]

/** Returns the short name of an outcome: `1`, `Üst`; the name of the server for others. */
export function useOutcomeText(): (outcome: Outcome) => string {
  const t = useTranslations('sports')
  return ({ outcome, name }) => {
    if (RESULTS.test(outcome)) return outcome
    const short = shortOutcome(outcome)
    return short ? t(`outcomes.${short}`) : name
  }
}

/** Returns the short name of an outcome with the handicap of its own team: `1 (+4,5)`. */
export function useHandicapText(): (market: Market, outcome: Outcome) => string {
  const text = useOutcomeText()
  const lang = useLang()
  return ({ code, line }, outcome) => {
    const handicap = line === null ? null : formatHandicap({ code, line }, outcome.outcome, lang)
    return handicap === null ? text(outcome) : `${text(outcome)} (${handicap})`
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
  const text = useHandicapText()
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
            label={props.labels ? text(market, outcome) : undefined}
          />
        )
      })}
    </div>
  )
}

import { builderOutcome, builderParts } from '@poyraz/betting'
import type { Selection } from '../commands/check.ts'

type Input = {
  readonly eventID: number
  readonly market: string
  readonly outcome: string
  readonly odds: number
  readonly banker: boolean
}

/** Takes over a selection of a call. The version that the client saw tells nothing beyond its price. */
export function selectionOf({ eventID, market, outcome, odds, banker }: Input): Selection {
  return { ...choiceOf({ eventID, market, outcome }), odds, banker }
}

type Choice = Pick<Input, 'eventID' | 'market' | 'outcome'>

/** Takes over a chosen outcome; the parts of a bet builder come into their order, each once. */
export function choiceOf({ eventID: eventId, market, outcome }: Choice) {
  const parts = builderParts({ market, outcome })
  return { eventId, market, outcome: parts.length === 0 ? outcome : builderOutcome(parts) }
}

import type { Sport } from '@poyraz/contract'

/** Differences between sports that screens show. */
type Traits = {
  /** A clock runs; others are told by their sets or maps alone. */
  readonly hasClock: boolean
  /** Text of the scores of the periods. */
  readonly periods: 'halfTime' | 'quarterScores'
}

export const SPORT_TRAITS: Readonly<Record<Sport, Traits>> = {
  football: { hasClock: true, periods: 'halfTime' },
  basketball: { hasClock: true, periods: 'quarterScores' },
}

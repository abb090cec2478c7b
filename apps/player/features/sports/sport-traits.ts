import type { Sport } from '@poyraz/contract'

/** Differences between sports that screens show. */
type Traits = {
  /** A clock runs; others are told by their sets or maps alone. */
  readonly hasClock: boolean
  /** Text of the scores of the periods, or a board of sets. */
  readonly periods: 'halfTime' | 'quarterScores' | 'sets'
  /** Drawing of a running match. */
  readonly tracker: 'pitch' | 'lead' | 'court'
}

export const SPORT_TRAITS: Readonly<Record<Sport, Traits>> = {
  football: { hasClock: true, periods: 'halfTime', tracker: 'pitch' },
  basketball: { hasClock: true, periods: 'quarterScores', tracker: 'lead' },
  tennis: { hasClock: false, periods: 'sets', tracker: 'court' },
  volleyball: { hasClock: false, periods: 'sets', tracker: 'court' },
}

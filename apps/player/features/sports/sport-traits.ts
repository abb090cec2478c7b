import type { Sport } from '@poyraz/contract'

/** Differences between sports that screens show. */
type Traits = {
  /** True for sports with a running clock; the others show sets. */
  readonly hasClock: boolean
  /** True if a match may end without a winner. */
  readonly hasDraws: boolean
  /** Form of the scores of periods: a text, or a board of sets. */
  readonly periods: 'halfTime' | 'quarterScores' | 'sets'
  /** Drawing of a running match. */
  readonly tracker: 'pitch' | 'lead' | 'court'
}

export const SPORT_TRAITS: Readonly<Record<Sport, Traits>> = {
  football: { hasClock: true, hasDraws: true, periods: 'halfTime', tracker: 'pitch' },
  basketball: { hasClock: true, hasDraws: false, periods: 'quarterScores', tracker: 'lead' },
  tennis: { hasClock: false, hasDraws: false, periods: 'sets', tracker: 'court' },
  volleyball: { hasClock: false, hasDraws: false, periods: 'sets', tracker: 'court' },
}

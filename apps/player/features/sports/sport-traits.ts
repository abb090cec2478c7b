import type { Sport } from '@poyraz/contract'

/** Differences between sports that screens show. */
type Traits = {
  /** True for sports with a running clock; the others show sets. */
  readonly hasClock: boolean
  /** True if one side plays at home; the others meet on neutral ground. */
  readonly hasHome: boolean
  /** True if a match may end without a winner. */
  readonly hasDraws: boolean
  /** True if tables count matches that were decided after regular time apart. */
  readonly hasOvertime: boolean
  /** Form of the scores of periods: a text, or a board with a column for each. */
  readonly periods: 'halfTime' | 'quarterScores' | 'sets' | 'thirds' | 'maps'
  /** Drawing of a running match. */
  readonly tracker: 'pitch' | 'lead' | 'court' | 'rink' | 'rounds'
  /** Minutes of regular time for the line of incidents, and between two marks of it; `null` without one. */
  readonly timeline: { readonly minutes: number; readonly every: number } | null
}

const PLAIN = { hasClock: false, hasHome: true, hasDraws: false, hasOvertime: false, timeline: null } as const

export const SPORT_TRAITS: Readonly<Record<Sport, Traits>> = {
  football: {
    ...PLAIN,
    hasClock: true,
    hasDraws: true,
    periods: 'halfTime',
    tracker: 'pitch',
    timeline: { minutes: 90, every: 15 },
  },
  basketball: { ...PLAIN, hasClock: true, periods: 'quarterScores', tracker: 'lead' },
  tennis: { ...PLAIN, hasHome: false, periods: 'sets', tracker: 'court' },
  volleyball: { ...PLAIN, periods: 'sets', tracker: 'court' },
  ice_hockey: {
    ...PLAIN,
    hasClock: true,
    hasOvertime: true,
    periods: 'thirds',
    tracker: 'rink',
    timeline: { minutes: 60, every: 10 },
  },
  esports: { ...PLAIN, hasHome: false, periods: 'maps', tracker: 'rounds' },
}

import type { Sport } from '@poyraz/contract'

type Score = { readonly home: number; readonly away: number }
/** Public facts of a finished match. */
export type Final = {
  readonly sport: Sport
  readonly score: Score
  readonly periods: readonly Score[]
  /** A player of tennis gave up. */
  readonly isRetired: boolean
  /** A match of e-sports had another number of maps than it was offered with. */
  readonly isChanged: boolean
}
export type Settled = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost'
type Rule = (final: Final, outcome: string, line: number) => Settled

const hit = (isWon: boolean): Settled => (isWon ? 'won' : 'lost')
const lead = ({ home, away }: Score) => home - away
const sum = ({ home, away }: Score) => home + away
const sideOf = (margin: number) => (margin === 0 ? 'X' : margin > 0 ? '1' : '2')

/** A quarter line is two bets of half the stake, on the lines beside it. */
function above(value: number, line: number): Settled {
  const isQuarter = !Number.isInteger(2 * line)
  const lines = isQuarter ? [line - 0.25, line + 0.25] : [line, line]
  const points = lines.reduce((total, one) => total + Math.sign(value - one), 0)
  if (points === 0) return 'void'
  if (Math.abs(points) === 1) return points > 0 ? 'half_won' : 'half_lost'
  return hit(points > 0)
}

type Reading = (final: Final) => Score
const full: Reading = ({ score }) => score
const period =
  (place: number): Reading =>
  ({ periods }) =>
    periods[place] ?? { home: 0, away: 0 }
/** Goals of the first three periods. */
const regular: Reading = ({ periods }) =>
  periods
    .slice(0, 3)
    .reduce((all, one) => ({ home: all.home + one.home, away: all.away + one.away }), { home: 0, away: 0 })

const result =
  (of: Reading): Rule =>
  (final, outcome) =>
    hit(sideOf(lead(of(final))) === outcome)
const twoSides =
  (of: Reading): Rule =>
  (final, outcome) => {
    const winner = sideOf(lead(of(final)))
    return winner === 'X' ? 'void' : hit(winner === outcome)
  }
const total =
  (of: Reading): Rule =>
  (final, outcome, line) =>
    outcome === 'O' ? above(sum(of(final)), line) : above(-sum(of(final)), -line)
const handicap =
  (of: Reading): Rule =>
  (final, outcome, line) =>
    outcome === '1' ? above(lead(of(final)), -line) : above(-lead(of(final)), line)
const exact: Rule = ({ score }, outcome) => hit(`${score.home}-${score.away}` === outcome)
/** A match of tennis that ended early decides nothing about its end. */
const played =
  (rule: Rule): Rule =>
  (final, outcome, line) =>
    final.isRetired ? 'void' : rule(final, outcome, line)

/** Handicaps, totals and exact results of e-sports are void if the number of maps changed. */
const unchanged =
  (rule: Rule): Rule =>
  (final, outcome, line) =>
    final.isChanged ? 'void' : rule(final, outcome, line)

const RULES: Readonly<Record<Sport, Readonly<Record<string, Rule>>>> = {
  football: {
    FT_1X2: result(full),
    FT_DC: ({ score }, outcome) => hit(outcome.includes(sideOf(lead(score)))),
    FT_DNB: twoSides(full),
    FT_OU: total(full),
    FT_AOU: total(full),
    FT_AH: handicap(full),
    FT_BTTS: ({ score }, outcome) => hit((score.home > 0 && score.away > 0) === (outcome === 'Y')),
    FT_OE: ({ score }, outcome) => hit((sum(score) % 2 === 1) === (outcome === 'ODD')),
    HT_1X2: result(period(0)),
    HT_AH: handicap(period(0)),
    HT_OU: total(period(0)),
  },
  basketball: { ML: twoSides(full), SPREAD: handicap(full), TOTAL: total(full), Q1_1X2: result(period(0)) },
  tennis: { MW: played(twoSides(full)), SET_BET: played(exact) },
  volleyball: { MW: twoSides(full), SET_BET: exact, SETS_AH: handicap(full), SETS_OU: total(full) },
  ice_hockey: {
    REG_1X2: result(regular),
    ML_OT: twoSides(full),
    GOALS_OU: total(full),
    REG_AH: handicap(regular),
    REG_AOU: total(regular),
  },
  esports: {
    MW: twoSides(full),
    MAP_BET: unchanged(exact),
    MAPS_AH: unchanged(handicap(full)),
    MAPS_OU: unchanged(total(full)),
  },
}

/** Main market of each sport. */
export const MAIN_MARKETS: Readonly<Record<Sport, string>> = {
  football: 'FT_1X2',
  basketball: 'ML',
  tennis: 'MW',
  volleyball: 'MW',
  ice_hockey: 'REG_1X2',
  esports: 'MW',
}

export const isKnown = (sport: Sport, market: string): boolean =>
  Object.hasOwn(RULES[sport], market.split(':')[0] ?? '')

/** Settles an outcome by the final facts of its match, without a rule of the product. */
export function settleAgain(final: Final, market: string, outcome: string): Settled {
  const [code = '', line = '0'] = market.split(':')
  const rule = RULES[final.sport][code]
  if (rule === undefined) throw new Error(`no rule for ${final.sport} ${market}`)
  return rule(final, outcome, Number(line))
}

import { type Mapping, type RoundProof, type Verdict, verifyRound } from '@poyraz/fairness/verify'
import { compile, drawWinners, lotteryRules, play, SLOT_GAMES } from '@poyraz/games'

export type { RoundProof, Verdict }

/**
 * What this page can calculate: the published rules of a slot, by its slug, or of a lottery draw, and the
 * very code the server decides with.
 */
function mappingOf({ gameID, outcome }: RoundProof): Mapping | null {
  const game = SLOT_GAMES.find((one) => one.slug === gameID)
  if (!game) return lotteryOf(gameID, outcome)
  return { rules: game.rules, decide: (stream) => play(compile(game.rules), stream('main')) }
}

/** Calculates a round again, here and without the network. */
export function verifyProof(proof: RoundProof): Verdict {
  return verifyRound(proof, mappingOf(proof))
}

/**
 * A draw's rules name how many tickets it had and how many of them win; both stand in the outcome, and the rules'
 * hash tells whether they are true.
 */
function lotteryOf(gameID: string, outcome: unknown): Mapping | null {
  const draw = asLotteryOutcome(outcome)
  if (!draw) return null
  const pool = { tickets: draw.tickets, winners: draw.winners.length }
  return {
    rules: lotteryRules(gameID, pool),
    decide: (stream) => ({ tickets: pool.tickets, winners: [...drawWinners(stream('main'), pool)] }),
  }
}

export type LotteryOutcome = { readonly tickets: number; readonly winners: readonly number[] }

/** The outcome as a lottery draw's, where it has that shape. */
export function asLotteryOutcome(value: unknown): LotteryOutcome | null {
  if (typeof value !== 'object' || value === null || !('tickets' in value) || !('winners' in value))
    return null
  const { tickets, winners } = value
  if (typeof tickets !== 'number' || !Number.isSafeInteger(tickets) || !Array.isArray(winners)) return null
  const isWinner = (one: unknown) => Number.isSafeInteger(one)
  return winners.length <= tickets && winners.every(isWinner) ? { tickets, winners } : null
}

export function gameName(slug: string, lang: 'tr' | 'en'): string {
  return SLOT_GAMES.find((one) => one.slug === slug)?.present.name[lang] ?? slug
}

/** The picture names of a game's symbols, by symbol id. */
export function symbolNames(slug: string, lang: 'tr' | 'en'): ReadonlyMap<string, string> {
  const symbols = SLOT_GAMES.find((one) => one.slug === slug)?.present.symbols ?? []
  return new Map(symbols.map((symbol) => [symbol.id, symbol.name[lang]]))
}

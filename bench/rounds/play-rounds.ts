import { compile, compileChoice } from '../../packages/games/index.ts'
import { ticketPays } from '../../packages/games/slots/books/ticket-pays.ts'
import type { SlotRules } from '../../packages/games/slots/rules.ts'
import { seededRounds } from '../../tools/certify/seeded-rounds.ts'
import { seededStops } from '../slots/words.ts'

const SEED = 20_261_128
/** Rounds between two looks at the clock. */
const BATCH = 2_000

/** Rounds that were played, the milliseconds that they took, and their pays, so that no work can be left out. */
export type Played = { readonly rounds: number; readonly ms: number; readonly units: number }

/** Plays whole rounds, free spins included, for so many milliseconds. */
export function playRounds(rules: SlotRules, ms: number): Played {
  const round = roundOf(rules)
  for (let warm = 0; warm < BATCH; warm++) round()
  const start = performance.now()
  let [rounds, units, spent] = [0, 0, 0]
  while (spent < ms) {
    for (let played = 0; played < BATCH; played++) units += round()
    rounds += BATCH
    spent = performance.now() - start
  }
  return { rounds, ms: spent, units }
}

/**
 * Returns a function that plays a round with seeded draws and returns its units. Games with decisions are
 * played with their first option; a gamble is not taken.
 */
function roundOf(rules: SlotRules): () => number {
  if (rules.mapping === 'reels-1') return seededRounds(compile(rules), SEED)
  if (rules.mapping === 'reels-2') {
    const [first] = compileChoice(rules).plays
    if (!first) throw new Error(`${rules.gameId} has an option`)
    return seededRounds(first, SEED)
  }
  const payOf = ticketPays(rules)
  const next = seededStops(SEED, Int32Array.of(rules.tickets))
  const ticket = new Int32Array(1)
  return () => {
    next(ticket)
    return payOf(ticket[0] as number).units
  }
}

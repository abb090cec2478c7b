import { assert } from '@poyraz/kernel'
import type { SlotRules, SlotStrips } from './rules.ts'

/** What typed arrays and tables are sized for; no game comes near it. */
export const PAYS_MAX = 12
const REELS_MIN = 3
const REELS_MAX = 6

/** Throws on rules that contradict themselves: a game is data, and wrong data is a bug. */
export function checkRules(rules: SlotRules): void {
  const reels = rules.rows.length
  assert(reels >= REELS_MIN && reels <= REELS_MAX, `${rules.gameId}: a game has 3 to 6 reels`)
  assert(rules.pays.length <= PAYS_MAX, `${rules.gameId}: at most ${PAYS_MAX} pays`)
  checkStrips(rules, rules.strips.base)
  if (rules.strips.free) checkStrips(rules, rules.strips.free)
  checkLines(rules)
  checkAmounts(rules)
  checkFreeSpins(rules)
}

function checkStrips(rules: SlotRules, strips: SlotStrips): void {
  const known = new Set(rules.pays.map((pay) => pay.symbol))
  if (rules.wild) known.add(rules.wild.symbol)
  if (rules.scatter) known.add(rules.scatter.symbol)
  assert(strips.length === rules.rows.length, `${rules.gameId}: a strip per reel`)
  for (const [reel, strip] of strips.entries()) {
    assert(strip.length >= (rules.rows[reel] ?? 0), `${rules.gameId}: a strip fills its window`)
    for (const symbol of strip) assert(known.has(symbol), `${rules.gameId}: ${symbol} has no meaning`)
  }
}

function checkLines(rules: SlotRules): void {
  if (rules.evaluation.kind !== 'lines') return
  for (const line of rules.evaluation.lines) {
    assert(line.length === rules.rows.length, `${rules.gameId}: a line names a row per reel`)
    for (const [reel, row] of line.entries()) {
      assert(row >= 0 && row < (rules.rows[reel] ?? 0), `${rules.gameId}: a line stays in the window`)
    }
  }
}

function checkAmounts(rules: SlotRules): void {
  const amounts = [rules.unitsPerBet, rules.capUnits, rules.wild?.multiplier ?? 1]
  for (const amount of amounts) assert(Number.isSafeInteger(amount) && amount >= 1, 'amounts are positive')
  const pays = [...rules.pays.flatMap((pay) => pay.units), ...(rules.scatter?.units ?? [])]
  for (const units of pays) assert(Number.isSafeInteger(units) && units >= 0, 'pays are not negative')
  let previous = 0
  for (const stake of rules.stakes) {
    assert(stake > previous, `${rules.gameId}: stakes rise`)
    assert(stake % rules.unitsPerBet === 0, `${rules.gameId}: ${stake} kuruş is no whole number per unit`)
    previous = stake
  }
}

function checkFreeSpins(rules: SlotRules): void {
  const free = rules.freeSpins
  if (!free) return
  assert(rules.scatter !== null, `${rules.gameId}: free spins come from scatters`)
  assert(free.multiplier >= 1 && free.maxSpins >= 1, `${rules.gameId}: free spins multiply by at least 1`)
  const most = Math.max(...free.awards)
  assert(most <= free.maxSpins, `${rules.gameId}: one award fits into the round's free spins`)
}

import { assert } from '@poyraz/kernel'
import type { SlotStrips, StripRules } from './rules.ts'

/** A pay is a bit of a mask that indexes a table. */
const PAYS_MAX = 12
/** Tables hold units as signed 32-bit integers. */
const UNITS_LIMIT = 2 ** 31
const REELS_MIN = 3
const REELS_MAX = 6

/**
 * Throws on rules that contradict themselves: a game is data, and wrong data is a bug. `unpaid` are symbols that
 * stand for a feature and no pay.
 */
export function checkRules(rules: StripRules, unpaid: readonly string[] = []): void {
  const reels = rules.rows.length
  assert(reels >= REELS_MIN && reels <= REELS_MAX, `${rules.gameId}: a game has 3 to 6 reels`)
  assert(rules.pays.length <= PAYS_MAX, `${rules.gameId}: at most ${PAYS_MAX} pays`)
  checkStrips(rules, rules.strips.base, unpaid)
  if (rules.strips.free) checkStrips(rules, rules.strips.free, unpaid)
  checkLines(rules)
  checkPays(rules)
  checkStakes(rules)
  checkFreeSpins(rules)
}

function checkStrips(rules: StripRules, strips: SlotStrips, unpaid: readonly string[]): void {
  const known = new Set([...rules.pays.map((pay) => pay.symbol), ...unpaid])
  if (rules.wild) known.add(rules.wild.symbol)
  if (rules.scatter) known.add(rules.scatter.symbol)
  assert(strips.length === rules.rows.length, `${rules.gameId}: a strip per reel`)
  for (const [reel, strip] of strips.entries()) {
    assert(strip.length >= (rules.rows[reel] ?? 0), `${rules.gameId}: a strip fills its window`)
    for (const symbol of strip) assert(known.has(symbol), `${rules.gameId}: ${symbol} has no meaning`)
  }
}

function checkLines(rules: StripRules): void {
  if (rules.evaluation.kind !== 'lines') return
  for (const line of rules.evaluation.lines) {
    assert(line.length === rules.rows.length, `${rules.gameId}: a line names a row per reel`)
    for (const [reel, row] of line.entries()) {
      assert(row >= 0 && row < (rules.rows[reel] ?? 0), `${rules.gameId}: a line stays in the window`)
    }
  }
}

function checkPays(rules: StripRules): void {
  const { gameId, pays, rows, wild, scatter, evaluation, capUnits } = rules
  for (const { units, symbol } of pays) {
    const rising = units.every((pay, count) => isAmount(pay, units[count - 1] ?? 0))
    assert(
      units.length === rows.length + 1 && units[0] === 0 && rising,
      `${gameId}: longer runs of ${symbol} pay no less`,
    )
  }
  const multiplier = wild?.multiplier ?? 1
  assert(isAmount(multiplier, 1) && isAmount(capUnits, 1), `${gameId}: multiplier and cap are positive`)
  for (const units of scatter?.units ?? []) assert(isAmount(units, 0), `${gameId}: scatters pay whole units`)
  const runs =
    evaluation.kind === 'lines' ? evaluation.lines.length : rows.reduce((ways, row) => ways * row, 1)
  const pay = pays.reduce(
    (sum, { units }) => sum + (units.at(-1) ?? 0),
    Math.max(0, ...(scatter?.units ?? [])),
  )
  assert(runs * pay * multiplier ** rows.length < UNITS_LIMIT, `${gameId}: a spin pays what a table can hold`)
}

export function checkStakes({
  gameId,
  stakes,
  unitsPerBet,
}: Pick<StripRules, 'gameId' | 'stakes' | 'unitsPerBet'>): void {
  assert(isAmount(unitsPerBet, 1), `${gameId}: a stake has units`)
  for (const [index, stake] of stakes.entries()) {
    assert(isAmount(stake, (stakes[index - 1] ?? 0) + 1), `${gameId}: stakes rise`)
    assert(stake % unitsPerBet === 0, `${gameId}: ${stake} kuruş is a whole number per unit`)
  }
}

function isAmount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least
}

function checkFreeSpins(rules: StripRules): void {
  const free = rules.freeSpins
  if (!free) return
  assert(rules.scatter !== null, `${rules.gameId}: free spins come from scatters`)
  const whole = [free.multiplier, free.maxSpins].every((value) => isAmount(value, 1))
  assert(whole, `${rules.gameId}: free spins multiply by a whole number, so many times at most`)
  const fits = [...free.awards, ...free.retriggers].every(
    (spins) => isAmount(spins, 0) && spins <= free.maxSpins,
  )
  assert(fits, `${rules.gameId}: one award fits into the round's free spins`)
}

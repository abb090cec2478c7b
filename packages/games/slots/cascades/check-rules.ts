import { assert } from '@poyraz/kernel'
import { checkStakes } from '../check-rules.ts'
import type { CascadeRules } from './rules.ts'

/** A return that is exact to a hundredth of a percent needs a book of some size (fairness.md, section 7). */
const TICKETS_MIN = 2 ** 20
/** The ticket is one 32-bit word at most. */
const TICKETS_MAX = 2 ** 32
/** A picker is a table with an entry per unit of weight. */
const WEIGHTS_MAX = 2 ** 16
const COLUMNS_MIN = 3
const COLUMNS_MAX = 8
const SYMBOLS_MAX = 24

/** Throws on rules that contradict themselves: a game is data, and wrong data is a bug. */
export function checkCascade(rules: CascadeRules): void {
  const { gameId, tickets, rows, symbols } = rules
  const fits = Number.isSafeInteger(tickets) && tickets >= TICKETS_MIN && tickets <= TICKETS_MAX
  assert(fits, `${gameId}: a book has 2^20 to 2^32 tickets`)
  assert(rows.length >= COLUMNS_MIN && rows.length <= COLUMNS_MAX, `${gameId}: a grid has 3 to 8 columns`)
  assert(new Set(rows).size === 1 && isAmount(rows[0], 3), `${gameId}: all columns have the same height`)
  assert(symbols.length <= SYMBOLS_MAX, `${gameId}: at most ${SYMBOLS_MAX} symbols`)
  assert(new Set(symbols).size === symbols.length, `${gameId}: each symbol stands once`)
  checkRoles(rules)
  checkWeights(rules)
  checkPays(rules)
  checkMultipliers(rules)
  checkStakes(rules)
  checkFreeSpins(rules)
}

/** Every symbol is exactly one of: paid, wild, scatter, orb, mystery. */
function checkRoles({ gameId, symbols, pays, wild, scatter, orbs, mystery, evaluation }: CascadeRules): void {
  const roles = [
    ...pays.map((pay) => pay.symbol),
    ...(wild ? [wild.symbol] : []),
    ...(scatter ? [scatter.symbol] : []),
    ...(orbs?.symbols.map((orb) => orb.symbol) ?? []),
    ...(mystery ? [mystery.symbol] : []),
  ]
  assert(roles.toSorted().join() === symbols.toSorted().join(), `${gameId}: each symbol has one meaning`)
  assert(wild === null || evaluation.kind === 'cluster', `${gameId}: a wild joins clusters`)
}

function checkWeights({ gameId, symbols, weights, mystery, pays }: CascadeRules): void {
  for (const list of [weights.base, weights.free, mystery?.weights]) {
    if (!list) continue
    const sum = list.reduce((total, weight) => total + weight, 0)
    assert(list.length === symbols.length, `${gameId}: a weight per symbol`)
    assert(
      list.every((weight) => isAmount(weight, 0)),
      `${gameId}: weights are whole numbers`,
    )
    assert(sum > 0 && sum <= WEIGHTS_MAX, `${gameId}: weights come to at most ${WEIGHTS_MAX}`)
  }
  const paid = new Set(pays.map((pay) => pay.symbol))
  for (const [index, weight] of mystery?.weights.entries() ?? []) {
    assert(weight === 0 || paid.has(symbols[index] ?? ''), `${gameId}: a mystery becomes a paid symbol`)
  }
}

function checkPays({ gameId, pays, evaluation, capUnits, scatter }: CascadeRules): void {
  assert(isAmount(evaluation.least, 2), `${gameId}: a group has two symbols or more`)
  for (const { symbol, sizes } of pays) {
    assert(sizes[0]?.from === evaluation.least, `${gameId}: the least group of ${symbol} pays`)
    const rising = sizes.every(({ from, units }, index) => {
      const before = sizes[index - 1] ?? { from: 0, units: 0 }
      return isAmount(from, before.from + 1) && isAmount(units, before.units + 1)
    })
    assert(rising, `${gameId}: larger groups of ${symbol} pay more`)
  }
  assert(isAmount(capUnits, 1), `${gameId}: the cap is positive`)
  for (const units of scatter?.units ?? []) assert(isAmount(units, 0), `${gameId}: scatters pay whole units`)
}

function checkMultipliers({ gameId, stepMultipliers, orbs, cellMultipliers }: CascadeRules): void {
  const { base, free } = stepMultipliers
  const lists = [base, free].every(
    (list) => list.length > 0 && list.every((times, step) => isAmount(times, list[step - 1] ?? 1)),
  )
  assert(lists, `${gameId}: step multipliers do not fall`)
  for (const { times } of orbs?.symbols ?? []) assert(isAmount(times, 2), `${gameId}: an orb multiplies`)
  const most = cellMultipliers?.most ?? 2
  assert(
    isAmount(most, 2) && Number.isInteger(Math.log2(most)),
    `${gameId}: a cell multiplies by a power of two`,
  )
}

function checkFreeSpins({ gameId, freeSpins, scatter }: CascadeRules): void {
  if (!freeSpins) return
  assert(scatter !== null, `${gameId}: free spins come from scatters`)
  assert(isAmount(freeSpins.maxSpins, 1), `${gameId}: free spins are so many at most`)
  const awards = [...freeSpins.awards, ...freeSpins.retriggers]
  const fits = awards.every((spins) => isAmount(spins, 0) && spins <= freeSpins.maxSpins)
  assert(fits, `${gameId}: one award fits into the round's free spins`)
}

function isAmount(value: number | undefined, least: number): boolean {
  return value !== undefined && Number.isSafeInteger(value) && value >= least
}

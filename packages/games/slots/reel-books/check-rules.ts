import { assert } from '@poyraz/kernel'
import type { ReelBookRules, SlotHold } from './rules.ts'

/** A return that is exact to a hundredth of a percent needs a book of some size (fairness.md, section 7). */
const TICKETS_MIN = 2 ** 20
/** The ticket is one 32-bit word at most. */
const TICKETS_MAX = 2 ** 32
/** Limit of a table that is drawn by weights. */
const WEIGHTS_MAX = 2 ** 16

/** Throws on rules that contradict themselves; strips, pays and stakes are checked as those of any game of reels. */
export function checkReelBook(rules: ReelBookRules): void {
  const { gameId, tickets, wild, freeSpins, strips, hold, heldWilds, rows } = rules
  const fits = Number.isSafeInteger(tickets) && tickets >= TICKETS_MIN && tickets <= TICKETS_MAX
  assert(fits, `${gameId}: a book has 2^20 to 2^32 tickets`)
  assert(heldWilds === null || (wild && freeSpins), `${gameId}: wilds are held in free spins`)
  checkHeights(rules)
  if (!hold) return
  const hasCoins = freeSpins !== null && (strips.free ?? strips.base).flat().includes(hold.symbol)
  assert(!hasCoins, `${gameId}: coins fall in paid spins alone`)
  const cells = rows.reduce((sum, count) => sum + count, 0)
  assert(hold.goal <= cells, `${gameId}: the goal of coins fits into the window`)
  checkHold(gameId, hold)
}

function checkHeights({
  gameId,
  rows,
  evaluation,
  heldWilds,
  hold,
  freeSpins,
  heights,
}: ReelBookRules): void {
  if (!heights) return
  const isFree = evaluation.kind === 'ways' && heldWilds === null && hold === null
  assert(isFree, `${gameId}: reels that change their heights pay ways, and nothing stays on them`)
  assert(heights.free === null || freeSpins, `${gameId}: heights of free spins belong to free spins`)
  const tables = heights.free ? [heights.base, heights.free] : [heights.base]
  for (const table of tables) {
    assert(table.length === rows.length, `${gameId}: heights of each reel`)
    for (const weights of table) {
      const sum = weights.reduce((total, weight) => total + weight, 0)
      const isTable = weights.every((weight) => isAmount(weight, 0)) && sum > 0 && sum <= WEIGHTS_MAX
      assert(isTable && weights[0] === 0, `${gameId}: a height of 1 or more is drawn by whole weights`)
    }
  }
  for (const [reel, most] of rows.entries()) {
    const drawn = tables.map((table) => table[reel]?.findLastIndex((weight) => weight > 0))
    assert(Math.max(...drawn.map(Number)) === most, `${gameId}: rows are the greatest heights of the reels`)
  }
}

function checkHold(
  gameId: string,
  { needed, respins, chance, outOf, coins, goal, goalUnits }: SlotHold,
): void {
  const isWhole =
    [needed, respins, chance, outOf].every((one) => isAmount(one, 1)) &&
    isAmount(goalUnits, 0) &&
    goal > needed
  assert(isWhole && chance < outOf, `${gameId}: a coin lands by a chance below 1`)
  for (const column of ['weight', 'respinWeight'] as const) {
    const sum = coins.reduce((total, coin) => total + coin[column], 0)
    const isTable = coins.every((coin) => isAmount(coin[column], 0)) && sum > 0 && sum <= WEIGHTS_MAX
    assert(isTable, `${gameId}: a coin is drawn by whole weights of at most ${WEIGHTS_MAX}`)
  }
  for (const { kind, units, weight } of coins) {
    const isCollect = kind === 'collect'
    assert(
      isCollect ? units === 0 : isAmount(units, 1),
      `${gameId}: a coin has a pay or collects those of others`,
    )
    assert(!isCollect || weight === 0, `${gameId}: a coin collects what lay there before it`)
  }
}

function isAmount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least
}

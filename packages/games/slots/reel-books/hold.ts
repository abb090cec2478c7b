import type { Book } from '@poyraz/fairness'
import { pickBelow } from '../pick-below.ts'
import type { Cell } from './board.ts'
import type { CoinTables } from './machine.ts'
import type { CoinAt, HoldPlay, HoldRespin } from './outcome.ts'
import type { SlotCoin } from './rules.ts'

/** Draws the coins that lie in these cells of a paid spin, in their order. */
export function drawCoins({ hold, paid }: CoinTables, cells: readonly Cell[], book: Book): readonly CoinAt[] {
  return cells.map((cell) => {
    const { kind, units } = hold.coins[paid[pickBelow(book, paid.length)] as number] as SlotCoin
    return { cell, kind, units }
  })
}

/**
 * Plays respins until none is left or the goal of coins is reached. In each, the free cells draw one after
 * the other, reel by reel from the top: whether a coin lands there, and then which.
 */
export function playHold(
  tables: CoinTables,
  rows: readonly number[],
  start: readonly CoinAt[],
  book: Book,
): HoldPlay {
  const { hold } = tables
  const taken = rows.map((count) => new Uint8Array(count))
  for (const { cell } of start) mark(taken, cell)
  const respins: HoldRespin[] = []
  let sum = start.reduce((total, { units }) => total + units, 0)
  let [left, missing] = [hold.respins, Math.max(0, hold.goal - start.length)]
  while (left > 0 && missing > 0) {
    const landed: CoinAt[] = []
    for (const [reel, column] of taken.entries()) {
      for (let row = 0; row < column.length; row++) {
        if (column[row] === 1 || pickBelow(book, hold.outOf) >= hold.chance) continue
        const coin = coinAt(tables, [reel, row], sum, book)
        landed.push(coin)
        sum += coin.units
        mark(taken, coin.cell)
      }
    }
    missing = Math.max(0, missing - landed.length)
    left = landed.length > 0 ? hold.respins : left - 1
    respins.push({ landed, left: missing > 0 ? left : 0 })
  }
  return { respins, full: missing === 0, units: sum + (missing === 0 ? hold.goalUnits : 0) }
}

/** A coin of a respin; `before` is what all coins are worth so far. */
function coinAt({ hold, respin }: CoinTables, cell: Cell, before: number, book: Book): CoinAt {
  const { kind, units } = hold.coins[respin[pickBelow(book, respin.length)] as number] as SlotCoin
  return { cell, kind, units: kind === 'collect' ? before : units }
}

function mark(taken: readonly Uint8Array[], [reel, row]: Cell): void {
  const column = taken[reel]
  if (column) column[row] = 1
}

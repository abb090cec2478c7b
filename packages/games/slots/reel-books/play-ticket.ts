import type { Book } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import { countScatters, type Reel } from '../model.ts'
import type { ReelSpin } from '../outcome.ts'
import type { SlotMode } from '../rules.ts'
import { newTicketPay, type TicketPay } from '../ticket-pay.ts'
import { findWins } from '../wins.ts'
import { type Cell, cellsOf, type Drawn, drawReels, heldNext, setBoard } from './board.ts'
import { drawCoins, playHold } from './hold.ts'
import type { BoardMode, ReelBookMachine } from './machine.ts'
import type { HoldPlay } from './outcome.ts'

/** Plays a ticket; `log` is handed every spin in its order. */
export type PlayReelTicket = (ticket: number, log: ReelSpin[] | null) => TicketPay

/** A player of tickets, with buffers of its own: one call at a time. */
export function reelTicketPlayer(machine: ReelBookMachine, book: Book): PlayReelTicket {
  const { rules, base, free } = machine
  const { capUnits, heldWilds, wild } = rules
  const maxSpins = rules.freeSpins?.maxSpins ?? 0
  const pay = newTicketPay()
  return (ticket, log) => {
    book.open(ticket)
    const paid = playSpin(machine, base, { book, held: [], left: 0, room: maxSpins })
    log?.push(paid.spin)
    const { units: paidUnits, awarded } = paid.spin
    Object.assign(pay, { paidUnits, awarded, paidScatterUnits: paid.scatterUnits, freeScatterUnits: 0 })
    pay.holdUnits = paid.spin.hold?.units ?? 0
    pay.freeUnits.length = 0
    let [units, left, granted] = [paidUnits, paid.spin.left, awarded]
    let held: readonly Cell[] = []
    while (free && left > 0 && units < capUnits) {
      const { spin, scatterUnits } = playSpin(machine, free, {
        book,
        held,
        left: left - 1,
        room: maxSpins - granted,
      })
      log?.push(spin)
      pay.freeUnits.push(spin.units)
      pay.freeScatterUnits += scatterUnits
      units += spin.units
      left = spin.left
      granted += spin.awarded
      if (heldWilds && wild) held = heldNext(heldWilds, held, cellsOf(free.board, wild.symbol))
    }
    pay.units = Math.min(units, capUnits)
    pay.capped = units > capUnits || left > 0
    return pay
  }
}

type Before = {
  readonly book: Book
  /** Wilds that earlier free spins left on the reels. */
  readonly held: readonly Cell[]
  /** Free spins to come after this spin, and how many more may be awarded. */
  readonly left: number
  readonly room: number
}

/** Evaluates a spin whose heights and stops were set by hand. A free spin is the first of its round. */
export function reelSpinAt(machine: ReelBookMachine, mode: SlotMode, drawn: Drawn): ReelSpin {
  const { rules, coins } = machine
  const board = machine[mode]
  assert(board && !coins, `${rules.gameId} has this mode, and draws nothing after its stops`)
  const room = rules.freeSpins?.maxSpins ?? 0
  return evaluate(machine, board, drawn, { book: NO_BOOK, held: [], left: 0, room }).spin
}

/** Reels without coins read no word of the book once they stand. */
const NO_BOOK: Book = {
  open: () => undefined,
  word() {
    throw new Error('reels that stand draw nothing')
  },
}

function playSpin(machine: ReelBookMachine, mode: BoardMode, before: Before) {
  return evaluate(machine, mode, drawReels(mode, before.book), before)
}

function evaluate(
  machine: ReelBookMachine,
  mode: BoardMode,
  drawn: Drawn,
  { book, held, left, room }: Before,
) {
  const { rules } = machine
  const { board } = mode
  setBoard(mode, drawn, held, rules.wild)
  const wins = findWins(board, NO_STOPS)
  const multiplier = board.mode === 'free' ? (rules.freeSpins?.multiplier ?? 1) : 1
  const scatters = countScatters(board, NO_STOPS)
  const awarded = Math.min(board.awards[scatters] as number, room)
  const coins = coinsOf(machine, mode, book)
  const paid = wins.reduce((sum, win) => sum + win.units, 0) * multiplier + (coins.hold?.units ?? 0)
  const spin: ReelSpin = {
    mode: board.mode,
    stops: drawn.stops,
    ...(drawn.heights ? { heights: drawn.heights } : {}),
    window: board.reels.map(({ windows }) => windows[0] ?? []),
    ...coveredOf(board.reels),
    ...(held.length > 0 ? { wilds: held } : {}),
    ...coins,
    wins,
    multiplier,
    awarded,
    left: left + awarded,
    units: paid,
  }
  return { spin, scatterUnits: (board.scatterUnits[scatters] as number) * multiplier }
}

/** A board has one stop per reel. */
const NO_STOPS = new Int32Array(8)

/** Coins of a paid spin, and the hold-and-win where there are enough of them. */
function coinsOf(
  { coins: tables, rules }: ReelBookMachine,
  { board }: BoardMode,
  book: Book,
): Pick<ReelSpin, 'coins' | 'hold'> {
  if (!tables || board.mode === 'free') return {}
  const cells = cellsOf(board, tables.hold.symbol)
  if (cells.length === 0) return {}
  const coins = drawCoins(tables, cells, book)
  if (coins.length < tables.hold.needed) return { coins }
  const hold: HoldPlay = playHold(tables, rules.rows, coins, book)
  return { coins, hold }
}

function coveredOf(reels: readonly Reel[]): Pick<ReelSpin, 'expanded'> {
  if (!reels.some(({ covered }) => covered[0] === 1)) return {}
  return { expanded: [...reels.keys()].filter((reel) => reels[reel]?.covered[0] === 1) }
}

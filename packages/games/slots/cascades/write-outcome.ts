import type { SlotWin } from '../outcome.ts'
import type { Board } from './board.ts'
import type { CascadeMachine } from './machine.ts'
import type { CascadeOutcome, CascadeSpin, CascadeStep } from './outcome.ts'
import type { PlayTicket, TicketLog } from './play-ticket.ts'

/** Plays a ticket and describes everything that happens in it. */
export function outcomeOf(machine: CascadeMachine, play: PlayTicket, ticket: number): CascadeOutcome {
  const spins: CascadeSpin[] = []
  const { units, capped } = play(ticket, logInto(machine, spins))
  return { ticket, spins, units, capped }
}

function logInto(machine: CascadeMachine, spins: CascadeSpin[]): TicketLog {
  const { symbols, cellMultipliers } = machine.rules
  const nameOf = (code: number) => symbols[code] as string
  let [mode, window, steps]: [CascadeSpin['mode'], CascadeSpin['window'], CascadeStep[]] = ['base', [], []]
  let revealed: string | null = null
  let won: Pick<CascadeStep, 'wins' | 'multiplier' | 'units'> = NOTHING
  return {
    fell(by, board) {
      ;[mode, window, steps, revealed] = [by.name, windowOf(board, nameOf), [], null]
    },
    revealed(symbol) {
      revealed = nameOf(symbol)
    },
    won(board, multiplier, units) {
      won = { wins: winsOf(board), multiplier, units }
    },
    tumbled(board) {
      const cells = cellMultipliers ? { cells: timesOf(board) } : {}
      steps.push({
        ...(revealed === null ? {} : { revealed }),
        ...won,
        fallen: fallenOf(board, nameOf),
        ...cells,
      })
      revealed = null
    },
    ended({ scatters, scatterUnits, ...end }, board) {
      if (revealed !== null) steps.push({ revealed, ...NOTHING, fallen: window.map(() => []) })
      const paid = scatterUnits > 0 ? { scatters: scatterWin(board, scatters, scatterUnits) } : {}
      const { multiplier, awarded, left, units } = end
      spins.push({ mode, window, steps, ...paid, multiplier, awarded, left, units })
    },
  }
}

const NOTHING = { wins: [], multiplier: 1, units: 0 }

function windowOf(
  { machine, cells }: Board,
  nameOf: (code: number) => string,
): readonly (readonly string[])[] {
  const { columns, height } = machine
  return Array.from({ length: columns }, (_, column) =>
    Array.from(cells.subarray(column * height, (column + 1) * height), nameOf),
  )
}

function fallenOf({ machine, cells, fallen }: Board, nameOf: (code: number) => string) {
  const { height } = machine
  return Array.from(fallen, (count, column) =>
    Array.from(cells.subarray(column * height, column * height + count), nameOf).reverse(),
  )
}

function winsOf({ machine, groups }: Board): readonly SlotWin[] {
  const { rules } = machine
  return Array.from({ length: groups.count }, (_, group): SlotWin => {
    const from = group === 0 ? 0 : (groups.ends[group - 1] as number)
    const cells = [...groups.cells.subarray(from, groups.ends[group])]
    const symbol = rules.pays[groups.pay[group] as number]?.symbol as string
    const times = groups.times[group] as number
    return {
      kind: rules.evaluation.kind,
      symbol,
      count: cells.length,
      cells: cells.toSorted((a, b) => a - b).map((cell) => placeOf(machine, cell)),
      ...(times > 1 ? { multiplier: times } : {}),
      units: groups.units[group] as number,
    }
  })
}

function scatterWin({ machine, cells }: Board, count: number, units: number): SlotWin {
  const seen = [...cells.keys()].filter((cell) => cells[cell] === machine.scatter)
  const symbol = machine.rules.scatter?.symbol as string
  return { kind: 'scatter', symbol, count, cells: seen.map((cell) => placeOf(machine, cell)), units }
}

function timesOf({ machine, cellTimes }: Board) {
  return [...cellTimes.keys()].flatMap((cell) => {
    const times = cellTimes[cell] as number
    return times > 0 ? [[...placeOf(machine, cell), times] as const] : []
  })
}

function placeOf({ height }: CascadeMachine, cell: number): readonly [column: number, row: number] {
  return [Math.floor(cell / height), cell % height]
}

import { onCommit, type Tx } from '@poyraz/db'
import { sqlTime } from '@poyraz/kernel'
import { only, reopening, settled } from './answers.ts'
import type { BetFunds, OpenBet, Rollback, Settlement } from './bets.ts'
import { noteReality } from './gate.ts'
import type { WageringDeps } from './index.ts'
import { numbered, opened } from './opened.ts'
import { rollBackIn } from './rollbacks.ts'
import { type OpenedRow, openBetsIn, openTable, type SettledRow, settleBetsIn, settleTable } from './store.ts'

type Players = readonly { readonly playerId: string }[]

/** Writers inside the transaction of the vertical, so that its record and the money are one. */
export function createWriters({ clock, onMoved, reopenAccount }: WageringDeps) {
  const tell = (tx: Tx, players: Players, rows: readonly (SettledRow | OpenedRow)[]) => {
    const moved = players.filter((_, index) => rows[index]?.status === 'created')
    onCommit(tx, () => moved.forEach(({ playerId }) => onMoved?.(playerId)))
  }
  const settleWith = async (tx: Tx, players: Players, write: () => Promise<readonly SettledRow[]>) => {
    const rows = await reopening(players, write, (playerId) => reopenAccount(tx, playerId))
    tell(tx, players, rows)
    return rows
  }
  return {
    async openIn(tx: Tx, bet: OpenBet, funds?: BetFunds) {
      const rows = await openBetsIn(tx, [bet], sqlTime(clock), funds)
      tell(tx, [bet], rows)
      return numbered(tx, bet, opened(only(rows)), sqlTime(clock))
    },
    async settleIn(tx: Tx, settlement: Settlement) {
      const write = () => settleBetsIn(tx, [settlement], sqlTime(clock))
      return settled(only(await settleWith(tx, [settlement], write)))
    },
    async rollbackIn(tx: Tx, rollback: Rollback) {
      const write = async () => [await rollBackIn(tx, rollback, sqlTime(clock))]
      return settled(only(await settleWith(tx, [rollback], write)))
    },
    async openAllIn(tx: Tx, bets: readonly OpenBet[]) {
      const rows = await openBetsIn(tx, bets, sqlTime(clock))
      tell(tx, bets, rows)
      const answers = rows.map(async (row, index) =>
        numbered(tx, bets[index] as OpenBet, opened(row), sqlTime(clock)),
      )
      return Promise.all(answers)
    },
    async settleAllIn(tx: Tx, settlements: readonly Settlement[]) {
      const write = () => settleBetsIn(tx, settlements, sqlTime(clock))
      return (await settleWith(tx, settlements, write)).map(settled)
    },
    async openTable(tx: Tx, bets: readonly OpenBet[]) {
      const rows = await openNoted(tx, bets, sqlTime(clock))
      tell(tx, bets, rows)
      return rows.map(opened)
    },
    async settleTable(tx: Tx, settlements: readonly Settlement[]) {
      const write = () => settleTable(tx, settlements, sqlTime(clock))
      return (await settleWith(tx, settlements, write)).map(settled)
    },
  }
}

/** The statement rolls all bets of a refused table back, also what it noted at the gates. */
async function openNoted(tx: Tx, bets: readonly OpenBet[], at: Date | null): Promise<readonly OpenedRow[]> {
  const rows = await openTable(tx, bets, at)
  for (const [index, bet] of bets.entries())
    if (rows[index]?.status === 'reality_check') await noteReality(tx, bet, at)
  return rows
}

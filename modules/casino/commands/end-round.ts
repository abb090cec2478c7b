import type { Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'
import type { HouseGame } from '../house-game.ts'
import { closeOpenRound, type OpenRoundRow, readBalance } from '../store/open-rounds.ts'
import type { Stream } from '../store/rounds.ts'
import { settlementKey } from '../store/rounds.ts'

type Ending = {
  readonly row: Pick<OpenRoundRow, 'id' | 'player_id' | 'stake'>
  readonly game: HouseGame | undefined
  readonly win: Kurus
  /** True to return the stake to the funds that paid it; the round then counts nowhere. */
  readonly isVoid: boolean
  readonly outcome: object
  readonly streams: readonly Stream[]
}

/** A round that was just closed. */
export type ClosedRound = { readonly roundId: string; readonly stake: Kurus; readonly win: Kurus }

type EndDeps = {
  readonly wagering: Pick<Wagering, 'settleIn'>
  count(tx: Tx, game: HouseGame | undefined, closed: ClosedRound): Promise<void>
}

/** Settles the bet of a locked round and closes the round. Returns the balance after it. */
export async function endRound({ wagering, count }: EndDeps, tx: Tx, ending: Ending): Promise<bigint> {
  const { row, game, win, isVoid, outcome, streams } = ending
  const settled = await wagering.settleIn(tx, {
    betId: row.id,
    playerId: row.player_id,
    key: settlementKey(row.id),
    kind: isVoid ? 'void' : 'settle',
    win: isVoid ? kurus(0) : win,
  })
  assert(settled.ok, 'the bet of an open round is open')
  const balanceAfter = kurus(await readBalance(tx, row.player_id))
  const content = { outcome: JSON.stringify(outcome), streams: JSON.stringify(streams), win, balanceAfter }
  await closeOpenRound(tx, row.id, content)
  await count(tx, game, { roundId: row.id, stake: kurus(row.stake), win })
  return balanceAfter
}

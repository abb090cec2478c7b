import type { Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'
import type { HouseGame } from '../house-game.ts'
import { factsOf } from '../receipts.ts'
import { closeOpenRound, type OpenRoundRow, readBalance } from '../store/open-rounds.ts'
import type { Stream } from '../store/rounds.ts'
import { settlementKey } from '../store/rounds.ts'
import type { ActivePair } from './seed-pairs.ts'

type Ending = {
  readonly row: Pick<OpenRoundRow, 'id' | 'player_id' | 'stake' | 'slug' | 'rules_hash' | 'nonce'>
  /** The seed pair of the round. */
  readonly pair: ActivePair
  readonly game: HouseGame | undefined
  readonly win: Kurus
  /** True to return the stake to the funds that paid it; the round then counts nowhere. */
  readonly isVoid: boolean
  /** False for a round that began in the same transaction: the readers of rounds cannot have passed it. */
  readonly wasOpen: boolean
  readonly outcome: object
  readonly streams: readonly Stream[]
}

/** A round that was just closed. */
export type ClosedRound = Pick<Ending, 'win' | 'wasOpen'> & {
  readonly roundId: string
  readonly stake: Kurus
}

type EndDeps = {
  readonly wagering: Pick<Wagering, 'settleIn'>
  readonly currency: string
  count(tx: Tx, game: HouseGame | undefined, closed: ClosedRound): Promise<void>
}

/** Settles the bet of a locked round and closes the round; its pair is locked, too. Returns the balance after it. */
export async function endRound(
  { wagering, currency, count }: EndDeps,
  tx: Tx,
  ending: Ending,
): Promise<bigint> {
  const { row, pair, game, win, isVoid, wasOpen, outcome, streams } = ending
  const settled = await wagering.settleIn(tx, {
    betId: row.id,
    playerId: row.player_id,
    key: settlementKey(row.id),
    kind: isVoid ? 'void' : 'settle',
    win: isVoid ? kurus(0) : win,
  })
  assert(settled.ok, 'the bet of an open round is open')
  const balanceAfter = kurus(await readBalance(tx, row.player_id))
  const { id, slug, rules_hash: rulesHash, nonce } = row
  const closing = { id, slug, rulesHash, nonce, stake: kurus(row.stake), free: false, win, outcome, streams }
  await closeOpenRound(tx, id, {
    outcome: JSON.stringify(outcome),
    streams: JSON.stringify(streams),
    win,
    balanceAfter,
    facts: factsOf(closing, pair, currency),
  })
  await count(tx, game, { roundId: row.id, stake: kurus(row.stake), win, wasOpen })
  return balanceAfter
}

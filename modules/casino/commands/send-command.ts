import type { Tx } from '@poyraz/db'
import { assert, err, kurus, ok, type Result, sqlTime } from '@poyraz/kernel'
import type { Sent } from '@poyraz/rounds'
import { attempted } from '../attempted.ts'
import type { HouseGame, OpenGame } from '../house-game.ts'
import { type Advanced, advance, type CommandRefusal } from '../open-round.ts'
import { moveOpenRound, type OpenRoundRow } from '../store/open-rounds.ts'
import { endRound } from './end-round.ts'
import {
  contentOf,
  type OpenRoundsDeps,
  progressOf,
  type RoundReply,
  replyOf,
  seedsOf,
} from './open-rounds.ts'
import type { ActivePair } from './seed-pairs.ts'

/** The rules threw: nothing was written, and the caller closes the game. */
export type Broken = { readonly error: 'broken'; readonly cause: unknown }

export type SendRefusal = { readonly error: CommandRefusal | 'game_disabled' }

/** Returns the seed pair of an open round. It stays active until the round is closed. */
export async function pairOf({ pairs }: OpenRoundsDeps, row: OpenRoundRow): Promise<ActivePair> {
  const cached = await pairs.current(row.player_id)
  if (cached.id === row.pair_id) return cached
  pairs.forget(row.player_id)
  const pair = await pairs.current(row.player_id)
  assert(pair.id === row.pair_id, 'the pair of an open round stays active')
  return pair
}

type Sending = { readonly row: OpenRoundRow; readonly pair: ActivePair; readonly sent: Sent<unknown> }

/** Applies a command to a locked round, and settles the round if it is over. */
export async function sendCommand(
  deps: OpenRoundsDeps,
  tx: Tx,
  { row, pair, sent }: Sending,
): Promise<Result<RoundReply, SendRefusal | Broken>> {
  const game = deps.games.get(row.game_id)
  // The rules have changed since the round began. The job for idle rounds returns the stake later.
  if (!game?.open || game.rulesHash !== row.rules_hash) return err({ error: 'game_disabled' })
  const rules: OpenGame = game.open
  const seeds = { ...seedsOf(pair, game), nonce: row.nonce }
  const stake = kurus(row.stake)
  const next = attempted(() => advance(rules, stake, progressOf(deps, row), { seeds, sent }))
  if (!next.ok) return err({ error: 'broken', cause: next.error })
  if (!next.value.ok) return err({ error: next.value.error })
  const advanced = next.value.value
  const balance = await store(deps, tx, { row, pair, game, advanced })
  return ok(replyOf(row, pair, advanced, balance))
}

type Stored = {
  readonly row: OpenRoundRow
  readonly pair: ActivePair
  readonly game: HouseGame
  readonly advanced: Advanced
}

async function store(deps: OpenRoundsDeps, tx: Tx, { row, pair, game, advanced }: Stored): Promise<bigint> {
  const { ended, outcome, streams } = advanced
  if (!ended) {
    return moveOpenRound(tx, row, contentOf(deps, row.id, advanced), sqlTime(deps.clock))
  }
  const isVoid = ended.record.ended === 'void'
  return endRound(deps, tx, { row, pair, game, win: ended.win, isVoid, wasOpen: true, outcome, streams })
}

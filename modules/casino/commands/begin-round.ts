import { isDeepStrictEqual } from 'node:util'
import { effect, type Tx } from '@poyraz/db'
import { isBuy } from '@poyraz/games'
import { assert, err, kurus, ok, type Result, sqlTime, uuidv7 } from '@poyraz/kernel'
import { attempted } from '../attempted.ts'
import { type Advanced, begin } from '../open-round.ts'
import { houseAccount } from '../store/catalogue.ts'
import { insertOpenRound, lockPair } from '../store/open-rounds.ts'
import { findOpenRound, findPlayed, type RoundRow } from '../store/rounds.ts'
import { endRound } from './end-round.ts'
import {
  contentOf,
  type Keyed,
  type OpenRoundsDeps,
  type RoundReply,
  replyOf,
  seedsOf,
} from './open-rounds.ts'
import type { PlayRefusal, PlayRequest } from './play.ts'
import type { ActivePair } from './seed-pairs.ts'

/** See `DRAWS_MAX` of `play.ts`. */
const BEGINS_MAX = 4

/** Another server or a rotation changed the seed pair after it was read. */
type Missed = { readonly error: 'pair_missed' }

/**
 * Starts a round of a game with decisions. A refusal uses no nonce and shows nothing, as for other rounds:
 * one that waits and one that is over are written by the same statements. A way of its own for one of them
 * would refuse in other cases or after another time, and so show the next outcome to a player who repeats a
 * refused call.
 */
export async function beginRound(
  deps: OpenRoundsDeps,
  request: PlayRequest,
  keyed: Keyed,
): Promise<Result<RoundReply, PlayRefusal>> {
  const { game, playerId, stake, command } = request
  const rules = game.open
  assert(rules, 'the game has decisions')
  for (let attempt = 1; attempt <= BEGINS_MAX; attempt++) {
    const pair = await deps.pairs.current(playerId)
    const nonce = pair.nonce + 1
    const begun = attempted(() => begin(rules, stake, { ...seedsOf(pair, game), nonce }, command))
    if (!begun.ok) {
      await deps.onBroken(game, begun.error)
      return err({ error: 'game_disabled' })
    }
    const write = (tx: Tx) => writeBegun(deps, tx, { request, pair, begun: begun.value })
    const written = await effect<RoundReply, PlayRefusal | Missed>(
      deps.database.db,
      { ...keyed, playerId },
      write,
    )
    if (written.ok && written.value.pair.commitment === pair.commitment) {
      pair.nonce = Math.max(pair.nonce, written.value.nonce)
    }
    if (written.ok) return written
    if (written.error.error !== 'pair_missed') return err(written.error)
    deps.pairs.forget(playerId)
  }
  return err({ error: 'unavailable' })
}

type Begun = { readonly request: PlayRequest; readonly pair: ActivePair; readonly begun: Advanced }

/**
 * Opens the bet, advances the nonce and writes the round, which the first command may also end. All refusals
 * come before the first write and do not depend on the draw.
 */
async function writeBegun(
  deps: OpenRoundsDeps,
  tx: Tx,
  { request, pair, begun }: Begun,
): Promise<Result<RoundReply, PlayRefusal | Missed>> {
  const { game, playerId, stake } = request
  const at = sqlTime(deps.clock)
  const lock = await lockPair(tx, { pairId: pair.id, intervalMs: deps.intervalMs, at })
  // An earlier call with this key may have played a round whose reply is not stored, such as of another game.
  const played = await findPlayed(tx, playerId, request.key)
  if (played) return err(isSame(request, played) ? { error: 'exists', roundId: played.id } : CONFLICT)
  const open = await findOpenRound(tx, playerId, game.id)
  if (open !== undefined) return err({ error: 'round_open', roundId: open })
  if (lock?.state !== 'active' || lock.nonce !== pair.nonce) return err({ error: 'pair_missed' })
  if (lock.wait_ms > 0) return err({ error: 'too_soon', waitMs: lock.wait_ms })
  const id = uuidv7(deps.clock.nowMs())
  // Bonus money buys no free spins: their price would be wagered at a stroke.
  const bet = await deps.wagering.openIn(tx, { id, ...betOf(request) }, { cashOnly: isBuy(request.command) })
  if (!bet.ok) return bet
  if (!bet.value.isNew) return err({ error: 'exists', roundId: bet.value.betId })
  const nonce = pair.nonce + 1
  const balance = kurus(bet.value.balanceAfter ?? 0n)
  const { rulesHash } = game
  const round = { id, playerId, gameId: game.id, pairId: pair.id, nonce, rulesHash, stake, key: request.key }
  await insertOpenRound(tx, { ...round, balanceAfter: balance, at, ...contentOf(deps, id, begun) })
  const names = { game_id: game.id, slug: game.slug, rules_hash: rulesHash }
  const row = { id, player_id: playerId, stake, nonce, ...names }
  const { ended, outcome, streams } = begun
  if (!ended) return ok(replyOf(row, pair, begun, balance))
  const ending = { row, pair, game, win: ended.win, isVoid: false, wasOpen: false, outcome, streams }
  return ok(replyOf(row, pair, begun, await endRound(deps, tx, ending)))
}

const CONFLICT = { error: 'idempotency_conflict' } as const

function isSame(
  { game, stake, command }: PlayRequest,
  { game_id, stake: staked, outcome }: RoundRow,
): boolean {
  const commands = outcome['commands'] as readonly { readonly command: unknown }[] | undefined
  return game_id === game.id && staked === stake && isDeepStrictEqual(commands?.[0]?.command, command)
}

function betOf({ playerId, epoch, game, key, inputHash, stake }: PlayRequest) {
  const item = { product: 'slots', item: `game:${game.id}`, game: game.slug } as const
  return { playerId, epoch, ...item, house: houseAccount(game.slug), key, inputHash, stake }
}

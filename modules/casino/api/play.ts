import { type Caller, casinoPlay, type Registry } from '@poyraz/contract'
import { err, type Kurus, ok, randomId, sqlTime } from '@poyraz/kernel'
import { withNumbers } from '@poyraz/wagering'
import type { Continuing } from '../commands/continue-round.ts'
import type { Keyed } from '../commands/open-rounds.ts'
import type { PlayRefusal, PlayRequest } from '../commands/play.ts'
import type { CasinoCtx } from '../ctx.ts'
import { onTick } from '../on-tick.ts'
import { findPlayed, findRound, type RoundRow } from '../store/rounds.ts'
import { playDemo } from './play-demo.ts'
import { openGame, type PlayCall, present, presentReply, type Reply, refuseChoice } from './played.ts'
import { presentStored } from './round.ts'

export function addPlay(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoPlay, async (call) => {
    const { demoToken, roundID } = call.input
    if (demoToken !== undefined) return playDemo(ctx, call, demoToken)
    if (!call.caller) return err({ error: 'not_authorized', debug: 'anonymous user' })
    return roundID === undefined
      ? playPaid(ctx, call, call.caller)
      : choose(ctx, call, call.caller.playerId, roundID)
  })
}

async function playPaid(ctx: CasinoCtx, call: PlayCall, { playerId, epoch }: Caller): Promise<Reply> {
  const { gameID, stake, choice: command, step, free = false } = call.input
  if (gameID === undefined || stake === undefined || step !== undefined) return err({ error: 'bad_request' })
  const key = `play:${call.key ?? randomId()}`
  const game = await openGame(ctx, gameID, { stake, command })
  if (!game.ok) return (await playedBefore(ctx, { playerId, key, gameID, stake, free })) ?? game
  const { inputHash } = call
  const request = { playerId, epoch, game: game.value, stake, free, key, inputHash, command }
  if (game.value.open) return begin(ctx, request, keyedOf(call))
  const play = () => ctx.inTurn(playerId, () => ctx.play(request))
  const result = await onTick(ctx.stopwatch, play, ({ ok: isPlayed }) => isPlayed)
  if (result.ok) return ok(present(game.value, stake, result.value))
  return result.error.error === 'exists'
    ? replay(ctx, result.error.roundId)
    : err(await refuse(ctx, playerId, result.error))
}

/** Starts a round of a game with decisions. Free spins cannot pay for such a round. */
async function begin(ctx: CasinoCtx, request: PlayRequest, keyed: Keyed): Promise<Reply> {
  if (request.free) return err({ error: 'free_spins_over' })
  const work = () => ctx.inTurn(request.playerId, () => ctx.begin(request, keyed))
  const result = await onTick(ctx.stopwatch, work, ({ ok: isBegun }) => isBegun)
  if (result.ok) return ok(presentReply(result.value))
  return result.error.error === 'exists'
    ? replay(ctx, result.error.roundId)
    : err(await refuse(ctx, request.playerId, result.error))
}

/**
 * Returns the reply of an earlier request with the same key, also if the game was closed or changed since.
 */
async function playedBefore(
  ctx: CasinoCtx,
  asked: { playerId: string; key: string; gameID: number; stake: Kurus; free: boolean },
): Promise<Reply | null> {
  const round = await findPlayed(ctx.database.db, asked.playerId, asked.key)
  if (!round) return null
  const { gameID, stake, free } = asked
  const isSame = round.game_id === gameID && round.stake === stake && round.free === free
  return isSame ? ok(presentReplay(round)) : err({ error: 'idempotency_conflict' })
}

/** Sends a command of the player to an open round. */
async function choose(ctx: CasinoCtx, call: PlayCall, playerId: string, roundId: string): Promise<Reply> {
  const { choice: command, step, gameID, stake, free } = call.input
  if (command === undefined || gameID !== undefined || stake !== undefined || free !== undefined)
    return err({ error: 'bad_request' })
  const continuing: Continuing = { playerId, roundId, command, step }
  const done = await ctx.inTurn(playerId, () => ctx.goOn(continuing, keyedOf(call)))
  return done.ok ? ok(presentReply(done.value)) : err(refuseChoice(done.error))
}

function keyedOf({ key, inputHash }: PlayCall): Keyed {
  return { procedure: casinoPlay, key, inputHash }
}

async function replay(ctx: CasinoCtx, roundId: string): Promise<Reply> {
  const round = await findRound(ctx.database.db, roundId)
  return round ? ok(presentReplay(round)) : err({ error: 'unavailable' })
}

function presentReplay(round: RoundRow) {
  const stored = presentStored(round, 'tr')
  const { roundID, gameID, stake, win, balanceAfter: balance, outcome, state, fairness } = stored
  const won = stored.jackpot ? { jackpot: stored.jackpot } : {}
  return { roundID, gameID, stake, win, balance, outcome, state, ...won, fairness }
}

async function refuse(
  { database, clock }: CasinoCtx,
  playerId: string,
  refusal: Exclude<PlayRefusal, { error: 'exists' }>,
) {
  switch (refusal.error) {
    case 'round_open':
      return { error: refusal.error, data: { roundID: refusal.roundId } }
    case 'too_soon':
      return { error: refusal.error, data: { waitMs: refusal.waitMs } }
    case 'unavailable':
      return refusal
    default:
      return withNumbers(database.db, { playerId, product: 'slots' }, refusal, sqlTime(clock))
  }
}

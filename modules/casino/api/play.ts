import { type Call, type Caller, casinoPlay, type Handled, type Registry } from '@poyraz/contract'
import { err, type Kurus, ok, randomId, sqlTime } from '@poyraz/kernel'
import { withNumbers } from '@poyraz/wagering'
import { attempted, type Played, type PlayRefusal } from '../commands/play.ts'
import type { CasinoCtx } from '../ctx.ts'
import type { HouseGame } from '../house-game.ts'
import { onTick } from '../on-tick.ts'
import { findPlayed, findRound, type RoundRow } from '../store/rounds.ts'
import { presentStored } from './round.ts'

type PlayCall = Call<typeof casinoPlay>
type Reply = Handled<typeof casinoPlay>

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
  const { gameID, stake, choice, free = false } = call.input
  if (gameID === undefined || stake === undefined || choice !== undefined)
    return err({ error: 'bad_request' })
  const key = `play:${call.key ?? randomId()}`
  const game = await openGame(ctx, gameID, stake)
  if (!game.ok) return (await playedBefore(ctx, { playerId, key, gameID, stake, free })) ?? game
  const request = { playerId, epoch, game: game.value, stake, free, key, inputHash: call.inputHash }
  const play = () => ctx.inTurn(playerId, () => ctx.play(request))
  const result = await onTick(ctx.stopwatch, play, ({ ok: isPlayed }) => isPlayed)
  if (result.ok) return ok(present(game.value, stake, result.value))
  return result.error.error === 'exists'
    ? replay(ctx, result.error.roundId)
    : err(await refuse(ctx, playerId, result.error))
}

/** Returns the game if it can be played now with this stake. */
async function openGame(ctx: CasinoCtx, gameId: number, stake: Kurus) {
  const game = ctx.houseGames.get(gameId)
  const shown = (await ctx.catalogue()).byId.get(gameId)
  if (!game || !shown) return err({ error: 'not_found' as const })
  if (!shown.enabled) return err({ error: 'game_disabled' as const })
  if (!game.stakes.includes(stake)) {
    return err({ error: 'invalid_input' as const, fields: [{ field: 'stake', error: 'stake_step' }] })
  }
  return ok(game)
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

/** Present games settle each round at once, so a choice is always for a finished round or an unknown one. */
async function choose(
  ctx: CasinoCtx,
  { input }: PlayCall,
  playerId: string,
  roundId: string,
): Promise<Reply> {
  const { choice, gameID, stake, free } = input
  if (choice === undefined || gameID !== undefined || stake !== undefined || free !== undefined)
    return err({ error: 'bad_request' })
  const round = await findRound(ctx.database.db, roundId)
  return err({ error: round?.player_id === playerId ? 'state_conflict' : 'not_found' })
}

async function replay(ctx: CasinoCtx, roundId: string): Promise<Reply> {
  const round = await findRound(ctx.database.db, roundId)
  return round ? ok(presentReplay(round)) : err({ error: 'unavailable' })
}

function presentReplay(round: RoundRow) {
  const stored = presentStored(round, 'tr')
  const { roundID, gameID, stake, win, balanceAfter: balance, outcome, state, fairness } = stored
  return { roundID, gameID, stake, win, balance, outcome, state, fairness }
}

async function playDemo(ctx: CasinoCtx, { input }: PlayCall, token: string): Promise<Reply> {
  const { gameID, stake, roundID, choice, free } = input
  if (stake === undefined || roundID !== undefined || choice !== undefined || free)
    return err({ error: 'bad_request' })
  const gameId = ctx.demo.gameOf(token)
  if (gameId === null || (gameID !== undefined && gameID !== gameId)) return err({ error: 'token_invalid' })
  const game = await openGame(ctx, gameId, stake)
  if (!game.ok) return game
  const attempt = attempted(() => ctx.demo.play(token, stake, game.value))
  if (!attempt.ok) {
    await ctx.onBroken(game.value, attempt.error)
    return err({ error: 'game_disabled' })
  }
  const result = attempt.value
  if (!result.ok) return err({ error: result.error })
  const { token: demoToken, opened } = result.value
  const shown = present(game.value, stake, result.value)
  return ok({ ...shown, fairness: { ...shown.fairness, ...opened }, demoToken })
}

function present(game: HouseGame, stake: Kurus, played: Played) {
  return {
    roundID: played.roundId,
    gameID: game.id,
    stake,
    win: played.win,
    balance: played.balance,
    outcome: played.outcome as Record<string, never>,
    state: 'closed' as const,
    fairness: {
      commitment: played.pair.commitment,
      clientSeed: played.pair.clientSeed,
      nonce: played.nonce,
      staleSeed: played.pair.staleSeed,
    },
  }
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

import { type Call, casinoPlay, type Handled, type Registry } from '@poyraz/contract'
import { err, type Kurus, ok, randomId } from '@poyraz/kernel'
import type { Played, PlayRefusal } from '../commands/play.ts'
import type { CasinoCtx } from '../ctx.ts'
import type { HouseGame } from '../house-game.ts'
import { findRound } from '../store/rounds.ts'
import { presentStored } from './round.ts'

type PlayCall = Call<typeof casinoPlay>
type Reply = Handled<typeof casinoPlay>

export function addPlay(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoPlay, async (call) => {
    const { demoToken, roundID } = call.input
    if (demoToken !== undefined) return playDemo(ctx, call, demoToken)
    if (!call.caller) return err({ error: 'not_authorized', debug: 'anonymous user' })
    return roundID === undefined
      ? playPaid(ctx, call, call.caller.playerId)
      : choose(ctx, call.caller.playerId, roundID)
  })
}

async function playPaid(ctx: CasinoCtx, call: PlayCall, playerId: string): Promise<Reply> {
  const { gameID, stake, choice } = call.input
  if (gameID === undefined || stake === undefined || choice !== undefined)
    return err({ error: 'bad_request' })
  const game = ctx.houseGames.get(gameID)
  const shown = (await ctx.catalogue()).byId.get(gameID)
  if (!game || !shown) return err({ error: 'not_found' })
  if (!shown.enabled) return err({ error: 'game_disabled' })
  if (!game.stakes.includes(stake)) return offLadder()
  const request = { playerId, game, stake, key: `play:${call.key ?? randomId()}`, inputHash: call.inputHash }
  const result = await ctx.inTurn(playerId, () => ctx.play(request))
  if (result.ok) return ok(present(game, stake, result.value))
  return result.error.error === 'exists' ? replay(ctx, result.error.roundId) : err(refuse(result.error))
}

/** The games of today settle a round whole, so a choice can only be for a round that is over or not the caller's. */
async function choose(ctx: CasinoCtx, playerId: string, roundId: string): Promise<Reply> {
  const round = await findRound(ctx.database.db, roundId)
  return err({ error: round?.player_id === playerId ? 'state_conflict' : 'not_found' })
}

async function replay(ctx: CasinoCtx, roundId: string): Promise<Reply> {
  const round = await findRound(ctx.database.db, roundId)
  if (!round) return err({ error: 'unavailable' })
  const { slug: _slug, gameName: _name, balanceAfter, date: _date, ...reply } = presentStored(round, 'tr')
  return ok({ ...reply, balance: balanceAfter })
}

async function playDemo(ctx: CasinoCtx, { input }: PlayCall, token: string): Promise<Reply> {
  const gameId = ctx.demo.gameOf(token)
  const game = gameId === null ? undefined : ctx.houseGames.get(gameId)
  if (!game || (input.gameID !== undefined && input.gameID !== game.id))
    return err({ error: 'token_invalid' })
  if (input.stake === undefined) return err({ error: 'bad_request' })
  if (!game.stakes.includes(input.stake)) return offLadder()
  const result = ctx.demo.play(token, input.stake, game)
  if (!result.ok) return err({ error: result.error })
  return ok({ ...present(game, input.stake, result.value), demoToken: result.value.token })
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
    },
  }
}

function offLadder(): Reply {
  return err({ error: 'invalid_input', fields: [{ field: 'stake', error: 'stake_step' }] })
}

function refuse(refusal: Exclude<PlayRefusal, { error: 'exists' }>) {
  switch (refusal.error) {
    case 'round_open':
      return { error: refusal.error, data: { roundID: refusal.roundId } }
    case 'too_soon':
      return { error: refusal.error, data: { waitMs: refusal.waitMs } }
    default:
      return { error: refusal.error }
  }
}

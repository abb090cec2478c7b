import { err, ok } from '@poyraz/kernel'
import { attempted } from '../attempted.ts'
import type { CasinoCtx } from '../ctx.ts'
import type { DemoRefusal, PlayedDemo } from '../demo.ts'
import type { HouseGame } from '../house-game.ts'
import { openGame, type PlayCall, present, type Reply, refuseChoice } from './played.ts'

/** Plays without an account: a new round with a stake, or the next command of the open round in the token. */
export async function playDemo(ctx: CasinoCtx, { input }: PlayCall, token: string): Promise<Reply> {
  const { gameID, stake, roundID, choice: command, step, free } = input
  if (roundID !== undefined || free || (stake === undefined && command === undefined))
    return err({ error: 'bad_request' })
  if (stake !== undefined && step !== undefined) return err({ error: 'bad_request' })
  const gameId = ctx.demo.gameOf(token)
  if (gameId === null || (gameID !== undefined && gameID !== gameId)) return err({ error: 'token_invalid' })
  if (stake === undefined) {
    const game = ctx.houseGames.get(gameId)
    if (!game) return err({ error: 'not_found' })
    return run(ctx, game, () => ctx.demo.goOn(token, { command, step }, game))
  }
  const game = await openGame(ctx, gameId, { stake, command })
  return game.ok ? run(ctx, game.value, () => ctx.demo.play(token, stake, game.value, command)) : game
}

async function run(
  ctx: CasinoCtx,
  game: HouseGame,
  play: () => ReturnType<CasinoCtx['demo']['play']>,
): Promise<Reply> {
  const attempt = attempted(play)
  if (!attempt.ok) {
    await ctx.onBroken(game, attempt.error)
    return err({ error: 'game_disabled' })
  }
  return attempt.value.ok ? ok(shown(game, attempt.value.value)) : err(refusalOf(attempt.value.error))
}

function shown(game: HouseGame, played: PlayedDemo) {
  const { token: demoToken, opened, stake } = played
  const reply = present(game, stake, played, opened ? 'closed' : 'open')
  return { ...reply, fairness: { ...reply.fairness, ...opened }, demoToken }
}

function refusalOf(error: DemoRefusal) {
  return error === 'choice_not_legal' ? refuseChoice({ error }) : { error }
}

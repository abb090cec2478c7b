import type { Call, casinoPlay, Handled } from '@poyraz/contract'
import { isBuy } from '@poyraz/games'
import { err, type Kurus, kurus, ok } from '@poyraz/kernel'
import type { ContinueRefusal } from '../commands/continue-round.ts'
import type { RoundReply } from '../commands/open-rounds.ts'
import type { Played } from '../commands/play.ts'
import type { CasinoCtx } from '../ctx.ts'
import type { HouseGame } from '../house-game.ts'

export type PlayCall = Call<typeof casinoPlay>
export type Reply = Handled<typeof casinoPlay>

type Asked = { readonly stake: Kurus; readonly command: unknown }

/** Returns the game if it can be played now with this stake and this first command. */
export async function openGame(ctx: CasinoCtx, gameId: number, { stake, command }: Asked) {
  const game = ctx.houseGames.get(gameId)
  const shown = (await ctx.catalogue()).byId.get(gameId)
  if (!game || !shown) return err({ error: 'not_found' as const })
  if (!shown.enabled) return err({ error: 'game_disabled' as const })
  if (!game.stakes.some((bet) => stakeOf(game, bet, command) === stake)) {
    return err({ error: 'invalid_input' as const, fields: [{ field: 'stake', error: 'stake_step' }] })
  }
  if (!game.takes) return command === undefined ? ok(game) : err({ error: 'bad_request' as const })
  if (!game.takes(command)) return err(CHOICE_REFUSED)
  if (isBuy(command) && !ctx.featureBuy) return err(BUY_REFUSED)
  return asksToGamble(command) && !ctx.winGamble ? err(GAMBLE_REFUSED) : ok(game)
}

/** Returns the stake of a round that begins with the command at a stake of the ladder. */
function stakeOf(game: HouseGame, bet: Kurus, command: unknown): Kurus {
  return game.stakeOf?.(bet, command) ?? bet
}

const BUY_REFUSED = {
  error: 'invalid_input' as const,
  fields: [{ field: 'choice', error: 'feature_buy_not_allowed' }],
}

/** Returns true for a legal first command that asks to be offered the win as a stake. */
function asksToGamble(command: unknown): boolean {
  return typeof command === 'object' && command !== null && 'gamble' in command
}

const GAMBLE_REFUSED = {
  error: 'invalid_input' as const,
  fields: [{ field: 'choice', error: 'gamble_not_allowed' }],
}

const CHOICE_REFUSED = {
  error: 'invalid_input' as const,
  fields: [{ field: 'choice', error: 'choice_not_legal' }],
}

export function refuseChoice({ error }: ContinueRefusal) {
  return error === 'choice_not_legal' ? CHOICE_REFUSED : { error }
}

/** Presents a reply that was stored under its idempotency key. */
export function presentReply({
  roundId,
  gameId,
  stake,
  win,
  balance,
  outcome,
  state,
  nonce,
  pair,
}: RoundReply) {
  return {
    roundID: roundId,
    gameID: gameId,
    stake: kurus(BigInt(stake)),
    win: kurus(BigInt(win)),
    balance: kurus(BigInt(balance)),
    outcome: outcome as Record<string, never>,
    state,
    fairness: { ...pair, nonce },
  }
}

export function present(game: HouseGame, stake: Kurus, played: Played, state: 'open' | 'closed' = 'closed') {
  return {
    roundID: played.roundId,
    gameID: game.id,
    stake,
    win: played.win,
    balance: played.balance,
    outcome: played.outcome as Record<string, never>,
    state,
    ...(played.jackpot ? { jackpot: { id: played.jackpot.id, amount: kurus(played.jackpot.amount) } } : {}),
    fairness: {
      commitment: played.pair.commitment,
      clientSeed: played.pair.clientSeed,
      nonce: played.nonce,
      staleSeed: played.pair.staleSeed,
    },
  }
}

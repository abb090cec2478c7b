import { coinflipCall, coinflipHistory, coinflipRound, coinflipSit, type Registry } from '@poyraz/contract'
import { toHex } from '@poyraz/fairness'
import { coinFlip } from '@poyraz/games'
import { assert, err, kurus, ok } from '@poyraz/kernel'
import { call } from '../commands/call.ts'
import { sit } from '../commands/sit.ts'
import type { CoinflipCtx } from '../ctx.ts'
import { findRound, type Round } from '../store/rounds.ts'

export function addPlayers(registry: Registry, ctx: CoinflipCtx): void {
  registry.add(coinflipSit, async ({ input: { stake }, caller: { playerId, epoch } }) => {
    const round = await sit(ctx, { playerId, epoch, stake })
    return round.ok ? ok(present(ctx, round.value, playerId)) : round
  })
  registry.add(coinflipCall, async ({ input: { roundID, side }, caller: { playerId } }) => {
    const round = await call(ctx, { playerId, roundId: roundID, side })
    return round.ok ? ok(present(ctx, round.value, playerId)) : round
  })
  registry.add(coinflipRound, async ({ input: { roundID }, caller: { playerId } }) => {
    const round = await findRound(ctx.database.db, roundID)
    const isSeated = round?.seats.some((one) => one.playerId === playerId)
    return round && isSeated ? ok(present(ctx, round, playerId)) : err({ error: 'not_found' })
  })
  registry.add(coinflipHistory, async ({ input: { limit, offset }, caller: { playerId } }) => {
    const { items, total } = await ctx.wagering.history({ playerId, product: 'tavla', limit, offset })
    const lines = items.map(({ id: betID, stake, paid: win, state, placedAt }) => ({
      betID,
      stake,
      win,
      state,
      date: placedAt.toISOString(),
    }))
    return ok({ items: lines, total, limit, offset })
  })
}

function present({ seeds }: CoinflipCtx, round: Round, playerId: string) {
  const { id, phase, stake, state, commitment, sealedSeed } = round
  const seat = round.seats.find((one) => one.playerId === playerId)?.seat
  assert(seat !== undefined, 'a player sees rounds of his own')
  const view = coinFlip.view(state ?? { calls: [], coin: null }, seat) as NonNullable<Round['state']>
  return {
    roundID: id,
    phase,
    stake: kurus(stake),
    seat,
    calls: [...view.calls],
    coin: view.coin,
    commitment,
    serverSeed: phase === 'closed' ? toHex(seeds.open(id, sealedSeed)) : null,
  }
}

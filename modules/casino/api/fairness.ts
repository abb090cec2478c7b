import {
  fairnessCurrent,
  fairnessReceipt,
  fairnessReceipts,
  fairnessRotate,
  fairnessSetNext,
  fairnessVerify,
  type Registry,
} from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { proofOf, receiptOf } from '../receipts.ts'
import { findRound, listChainedRounds, type RoundRow } from '../store/rounds.ts'

/** Registers the calls about seeds, proofs and receipts. */
export function addFairness(registry: Registry, ctx: CasinoCtx): void {
  registry.add(fairnessCurrent, async ({ caller }) =>
    ok(await ctx.inTurn(caller.playerId, () => currentPair(ctx, caller.playerId))),
  )
  registry.add(fairnessSetNext, async ({ caller: { playerId }, input, key, inputHash }) =>
    ctx.inTurn(playerId, async () => {
      const write = { procedure: fairnessSetNext, playerId, key, inputHash }
      const set = await effect(ctx.database.db, write, (tx) => ctx.pairs.setNext(tx, playerId, input))
      return set.ok ? ok(await currentPair(ctx, playerId)) : set
    }),
  )
  registry.add(fairnessRotate, async ({ caller: { playerId }, input, key, inputHash }) =>
    ctx.inTurn(playerId, async () => {
      const write = { procedure: fairnessRotate, playerId, key, inputHash }
      const revealed = await effect(ctx.database.db, write, (tx) => ctx.pairs.rotate(tx, playerId, input))
      if (!revealed.ok) return revealed
      return ok({ revealed: revealed.value, current: await currentPair(ctx, playerId) })
    }),
  )
  addVerify(registry, ctx)
}

function addVerify(registry: Registry, ctx: CasinoCtx): void {
  registry.add(fairnessVerify, async ({ input }) => {
    const round = await findRound(ctx.database.db, input.roundID)
    if (!round) return err({ error: 'not_found' })
    return ok(proofOf(round))
  })
  registry.add(fairnessReceipt, async ({ input, caller }) => {
    const round = await findRound(ctx.database.db, input.roundID)
    // Another player's round gets the same answer as an unknown one, and one that is not over has no receipt.
    if (round?.player_id !== caller.playerId || round.state !== 'closed') return err({ error: 'not_found' })
    return ok(presentReceipt(ctx, round))
  })
  registry.add(fairnessReceipts, async ({ input: { before = null, limit }, caller: { playerId } }) => {
    // One row more than the page shows that there is another page.
    const rows = await listChainedRounds(ctx.database.db, { playerId, before, limit: limit + 1 })
    const page = rows.slice(0, limit)
    const next = rows.length > limit ? (page.at(-1)?.id ?? null) : null
    return ok({ receipts: page.map((row) => presentReceipt(ctx, row)), next })
  })
}

/** The receipt of a finished round, as the wire types it. */
export function presentReceipt(ctx: CasinoCtx, round: RoundRow) {
  return { ...receiptOf(ctx.receipts, round), ...proofOf(round) }
}

/** Reads the pair from the database, because the cached one may have been rotated by another server. */
async function currentPair(ctx: CasinoCtx, playerId: string) {
  ctx.pairs.forget(playerId)
  const pair = await ctx.pairs.current(playerId)
  const { commitment, nextCommitment, clientSeed, staleSeed } = pair
  return { commitment, nextCommitment, clientSeed, nonce: pair.nonce + 1, staleSeed }
}

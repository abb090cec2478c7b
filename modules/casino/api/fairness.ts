import {
  fairnessCurrent,
  fairnessRotate,
  fairnessSetNext,
  fairnessVerify,
  type Registry,
} from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { findRound, type RoundRow } from '../store/rounds.ts'

/** Registers the four calls about seeds. */
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
    return ok(presentProof(round))
  })
}

/** Returns everything that is needed to verify a round. */
export function presentProof(round: RoundRow) {
  return {
    gameID: round.slug,
    rulesHash: round.rules_hash,
    commitment: round.commitment,
    clientSeed: round.client_seed,
    staleSeed: round.stale_seed,
    nonce: round.nonce,
    serverSeed: round.server_seed,
    streams: round.streams,
    outcome: round.outcome as Record<string, never>,
  }
}

/** Reads the pair from the database, because the cached one may have been rotated by another server. */
async function currentPair(ctx: CasinoCtx, playerId: string) {
  ctx.pairs.forget(playerId)
  const pair = await ctx.pairs.current(playerId)
  const { commitment, nextCommitment, clientSeed, staleSeed } = pair
  return { commitment, nextCommitment, clientSeed, nonce: pair.nonce + 1, staleSeed }
}

import {
  casinoSharedRound,
  casinoSharedRounds,
  casinoShareRound,
  casinoUnshareRound,
  type Refusal,
  type Registry,
  SHARED_ROUNDS_MAX,
} from '@poyraz/contract'
import { effect, onCommit, type Tx } from '@poyraz/db'
import { err, kurus, ok, type Result, randomId } from '@poyraz/kernel'
import type { CasinoCtx } from '../ctx.ts'
import { isPublicWin } from '../public-wins.ts'
import { findRound } from '../store/rounds.ts'
import {
  addSharedRound,
  countSharedRounds,
  findShareToken,
  listSharedRounds,
  lockShares,
  removeSharedRound,
} from '../store/shared-rounds.ts'
import { presentReceipt } from './fairness.ts'

/** Registers the calls of players about their shared rounds, and the public one. */
export function addSharedRounds(registry: Registry, ctx: CasinoCtx): void {
  registry.add(casinoShareRound, async ({ input, caller: { playerId }, key, inputHash }) => {
    const write = { procedure: casinoShareRound, playerId, key, inputHash }
    return effect(ctx.database.db, write, (tx) => share(ctx, tx, playerId, input.roundID))
  })
  registry.add(casinoUnshareRound, async ({ input, caller: { playerId }, key, inputHash }) => {
    const write = { procedure: casinoUnshareRound, playerId, key, inputHash }
    return effect<null, never>(ctx.database.db, write, async (tx) => {
      await removeSharedRound(tx, playerId, input.roundID)
      onCommit(tx, ctx.wins.changed)
      return ok(null)
    })
  })
  registry.add(casinoSharedRounds, async ({ caller, lang }) => {
    const rows = await listSharedRounds(ctx.database.db, caller.playerId)
    return ok(
      rows.map((row) => ({
        token: row.token,
        roundID: row.round_id,
        slug: row.slug,
        gameName: lang === 'tr' ? row.name_tr : row.name_en,
        stake: kurus(row.stake),
        win: kurus(row.win),
        date: row.created_at.toISOString(),
      })),
    )
  })
  registry.add(casinoSharedRound, async ({ input, lang }) => {
    const round = await ctx.readSharedRound(input.token)
    if (!round) return err({ error: 'not_found' })
    return ok({
      gameName: lang === 'tr' ? round.name_tr : round.name_en,
      stake: kurus(round.stake),
      free: round.free ? (1 as const) : (0 as const),
      win: kurus(round.win),
      proof: presentReceipt(ctx, round),
    })
  })
}

type ShareRefusal = Refusal<'not_found' | 'share_limit'>

async function share(
  ctx: CasinoCtx,
  tx: Tx,
  playerId: string,
  roundId: string,
): Promise<Result<{ token: string }, ShareRefusal>> {
  const round = await findRound(tx, roundId)
  // Another player's round gets the same answer as an unknown one.
  if (round?.player_id !== playerId || round.state !== 'closed') return err({ error: 'not_found' })
  await lockShares(tx, playerId)
  const known = await findShareToken(tx, playerId, roundId)
  if (known !== null) return ok({ token: known })
  if ((await countSharedRounds(tx, playerId)) >= SHARED_ROUNDS_MAX)
    return err({ error: 'share_limit', data: { most: SHARED_ROUNDS_MAX } })
  const token = randomId()
  await addSharedRound(tx, { token, roundId, playerId, at: new Date(ctx.clock.nowMs()) })
  if (isPublicWin(round)) onCommit(tx, ctx.wins.changed)
  return ok({ token })
}

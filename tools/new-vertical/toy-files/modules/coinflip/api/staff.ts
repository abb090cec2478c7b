import type { Registry } from '@poyraz/contract'
import { coinflipList, coinflipVoid } from '@poyraz/contract/backoffice'
import { transact } from '@poyraz/db'
import { err, kurus, ok } from '@poyraz/kernel'
import { end } from '../commands/end.ts'
import type { CoinflipCtx } from '../ctx.ts'
import { listUnfinished, lockRound } from '../store/rounds.ts'

export function addStaff(registry: Registry, ctx: CoinflipCtx): void {
  registry.add(coinflipList, async () => {
    const rounds = await listUnfinished(ctx.database.db, null)
    return ok(
      rounds.map(({ id: roundID, phase, stake, seats }) => ({
        roundID,
        phase: phase === 'open' ? phase : 'filling',
        stake: kurus(stake),
        playerIDs: seats.map(({ playerId }) => playerId),
      })),
    )
  })
  registry.add(coinflipVoid, ({ input: { roundID } }) =>
    transact(ctx.database.db, async (tx) => {
      const round = await lockRound(tx, roundID)
      if (!round) return err({ error: 'not_found' as const })
      if (round.phase !== 'open') return err({ error: 'state_conflict' as const })
      await end(ctx, tx, round, null)
      return ok(null)
    }),
  )
}

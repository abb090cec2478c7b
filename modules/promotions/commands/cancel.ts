import { onCommit, once, transact } from '@poyraz/db'
import { err, type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
import type { PromotionsCtx } from '../ctx.ts'
import { endBonuses, findBonus } from '../store/bonuses.ts'

export type Cancel = {
  readonly playerId: string
  readonly id: string
  readonly key: string | null
  readonly inputHash: string
}

/** Result of a cancellation: `kept` stays as cash, `removed` returns to the house. In kuruş. */
export type Remains = { readonly kept: Kurus; readonly removed: Kurus }
export type CancelRefusal = 'not_found' | 'state_conflict'

/** Returns what `cancelBonus` would do now, without doing it. */
export async function previewCancel(
  { database, ledger }: PromotionsCtx,
  { playerId, id }: Pick<Cancel, 'playerId' | 'id'>,
): Promise<Result<Remains, CancelRefusal>> {
  const bonus = await findBonus(database.db, playerId, id)
  if (!bonus) return err('not_found')
  if (bonus.state !== 'active' && bonus.state !== 'held') return err('state_conflict')
  const money = await ledger.balances(playerId)
  // A free bet is not the player's money: cancelling it removes nothing, and an active bonus stays.
  const removed = bonus.state === 'active' ? money.get('bonus') : undefined
  return ok({ kept: money.get('cash') ?? kurus(0), removed: removed ?? kurus(0) })
}

/** Ends an active bonus or a free bet: its remaining money returns to the house, cash stays. */
export async function cancelBonus(
  ctx: PromotionsCtx,
  { playerId, id, key, inputHash }: Cancel,
): Promise<Result<Remains, CancelRefusal | 'idempotency_conflict'>> {
  const write = { scope: `${playerId}:bonus.cancel`, key, inputHash }
  const done = await transact(ctx.database.db, (tx) =>
    once<{ kept: number; removed: number }, CancelRefusal>(tx, write, async () => {
      if (!(await findBonus(tx, playerId, id))) return err('not_found')
      const at = new Date(ctx.clock.nowMs())
      const [ended] = await endBonuses(tx, [id], { state: 'cancelled', at })
      if (!ended) return err('state_conflict')
      onCommit(tx, () => ctx.onMoved(playerId))
      return ok({ kept: Number(ended.kept), removed: Number(ended.removed) })
    }),
  )
  return done.ok ? ok({ kept: kurus(done.value.kept), removed: kurus(done.value.removed) }) : done
}

import type { AdmissionCode } from '@poyraz/contract'
import { once, type Tx, transact, type WriteKey } from '@poyraz/db'
import { err, type Kurus, ok, type Result } from '@poyraz/kernel'
import type { PlayerFacts, PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { type CodeRefusal, findCode } from '../rules/find-code.ts'
import type { Offer } from '../rules/offer.ts'
import { admitBonus } from '../store/admission.ts'
import { type Attached, attach, detach, findAttached, noteTried, overdueAttached } from '../store/attached.ts'
import { readFacts } from '../store/facts.ts'
import { take } from './claim.ts'

/** What an offer waits for: a deposit, a confirmed e-mail address. */
const WAITS: ReadonlySet<string> = new Set(['no_deposit', 'email_unconfirmed'])

/** Whether a newcomer may use a code: he took nothing yet. */
export function checkNewcomerCode(ctx: PromotionsCtx, code: string): Result<Offer, CodeRefusal> {
  const offer = findCode(ctx.offers, code, { taken: [], nowMs: ctx.clock.nowMs() })
  return offer.ok && !isOfDeposit(offer.value) ? err('promo_unfit') : offer
}

/** Whether a deposit earns it. */
function isOfDeposit({ basis }: Offer): boolean {
  return basis.kind === 'deposit' || basis.kind === 'spins' || basis.kind === 'free_bet'
}

/** A code that comes with a deposit of `amount`; scope, key and hash are those of the deposit's call. */
export type Wish = WriteKey & { readonly playerId: string; readonly code: string; readonly amount: Kurus }

/** Keeps the offer of a code for the player's next deposit. The same call again keeps nothing more. */
export async function attachCode(
  ctx: PromotionsCtx,
  { playerId, code, amount, ...write }: Wish,
): Promise<Result<null, AttachRefusal | 'idempotency_conflict'>> {
  const player = await ctx.playerFacts(playerId)
  const scope = `${write.scope}:promo`
  return transact(ctx.database.db, (tx) =>
    once<null, AttachRefusal>(tx, { ...write, scope }, () =>
      keep(tx, ctx, { playerId, code, amount, player }),
    ),
  )
}

export type AttachRefusal = CodeRefusal | AdmissionCode

type Kept = Pick<Wish, 'playerId' | 'code' | 'amount'> & { readonly player: PlayerFacts }

async function keep(
  tx: Tx,
  ctx: PromotionsCtx,
  { playerId, code, amount, player }: Kept,
): Promise<Result<null, AttachRefusal>> {
  const nowMs = ctx.clock.nowMs()
  const admitted = await admitBonus(tx, playerId, new Date(nowMs))
  if (!admitted.ok) return admitted
  const facts = await readFacts(tx, { playerId, nowMs, attachedAt: null }, player)
  const offer = findCode(ctx.offers, code, { ...facts, nowMs })
  if (!offer.ok) return offer
  const { basis } = offer.value
  const isLate = basis.kind === 'deposit' && basis.onlyFirst && facts.deposit !== null
  const isTooSmall = basis.kind === 'manual' || amount < basis.least
  const waits = facts.hasActive && basis.kind !== 'free_bet'
  if (!isOfDeposit(offer.value) || isLate || waits || isTooSmall) return err('promo_unfit')
  await attach(tx, { playerId, offerId: offer.value.id, attachedAt: new Date(nowMs) })
  return ok(null)
}

/** Keeps the offer of a code that `checkNewcomerCode` let pass, in the transaction that opens the account. */
export async function attachToNewcomer(
  tx: Tx,
  ctx: PromotionsCtx,
  playerId: string,
  code: string,
): Promise<void> {
  const offer = checkNewcomerCode(ctx, code)
  if (!offer.ok) return
  await attach(tx, { playerId, offerId: offer.value.id, attachedAt: new Date(ctx.clock.nowMs()) })
}

/** Gives what was kept for a player's deposit, once it came. Nothing kept, nothing done. */
export async function giveAttached(ctx: PromotionsCtx, playerId: string): Promise<void> {
  if (!(await findAttached(ctx.database.db, playerId))) return
  const player = await ctx.playerFacts(playerId)
  await transact(ctx.database.db, async (tx) => {
    const attached = await findAttached(tx, playerId)
    if (attached) await tryAttached(tx, ctx, attached, player)
  })
}

async function tryAttached(
  tx: Tx,
  ctx: PromotionsCtx,
  attached: Attached,
  player: PlayerFacts,
): Promise<void> {
  const { playerId, offerId, attachedAt } = attached
  const wanted = offerById(ctx.offers, offerId)
  const taken = wanted && (await take(tx, ctx, { playerId, wanted, player, attachedAt }))
  const waits = taken !== undefined && !taken.ok && WAITS.has(taken.error)
  await (waits ? noteTried(tx, playerId, new Date(ctx.clock.nowMs())) : detach(tx, playerId))
}

/** Gives what was kept for deposits that came while nobody was there to do it. */
export async function giveOverdue(ctx: PromotionsCtx, limit: number): Promise<void> {
  for (const { playerId } of await overdueAttached(ctx.database.db, limit)) await giveAttached(ctx, playerId)
}

import { type AdmissionCode, BONUS_REASONS } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, inTurn, type Kurus, ok, type Result } from '@poyraz/kernel'
import type { PlayerFacts, PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { type CodeRefusal, findCode } from '../rules/find-code.ts'
import type { Facts } from '../rules/judge.ts'
import type { Offer } from '../rules/offer.ts'
import { admitBonus } from '../store/admission.ts'
import {
  ANY_DEPOSIT,
  type Attached,
  attach,
  type CodeEnd,
  detach,
  endAttached,
  hasCome,
  listAttached,
  noteTried,
  overdueAttached,
} from '../store/attached.ts'
import { lockPlayer } from '../store/bonuses.ts'
import { readFacts } from '../store/facts.ts'
import { type ClaimRefusal, take } from './claim.ts'

/** What other modules know of a player says nothing about a code. */
const NOTHING_ELSE: PlayerFacts = { emailConfirmed: true, openRound: false, linked: [], risks: [] }
/** Reasons to wait with an offer: a deposit, the end of a pending withdrawal, a confirmed e-mail address. */
const WAITS: ReadonlySet<string> = new Set(['no_deposit', 'withdrawal_open', 'email_unconfirmed'])
/** Refusals of protection that no code outlasts. A time-out, a location check or a document passes. */
const FINAL: ReadonlySet<string> = new Set(['account_inactive', 'account_closed'])

/** Whether a newcomer may use a code: he took nothing yet. */
export function checkNewcomerCode(ctx: PromotionsCtx, code: string): Result<Offer, CodeRefusal> {
  const offer = findCode(ctx.offers, code, { taken: [], nowMs: ctx.clock.nowMs() })
  return offer.ok && !isOfDeposit(offer.value) ? err('promo_unfit') : offer
}

/** Whether a deposit earns it. */
function isOfDeposit({ basis }: Offer): boolean {
  return basis.kind === 'deposit' || basis.kind === 'spins' || basis.kind === 'free_bet'
}

/** A code that comes with a deposit of `amount`, which has this key in the ledger once it is credited. */
export type Wish = {
  readonly playerId: string
  readonly code: string
  readonly amount: Kurus
  readonly depositKey: string
}

export type AttachRefusal = CodeRefusal | AdmissionCode

/**
 * Keeps the offer of a code for the deposit that it came with, in the transaction that opens it; refuses
 * before it writes. For one that is credited already nothing more is kept.
 */
export async function attachCode(
  tx: Tx,
  ctx: PromotionsCtx,
  { playerId, code, amount, depositKey }: Wish,
): Promise<Result<null, AttachRefusal>> {
  const nowMs = ctx.clock.nowMs()
  const admitted = await admitBonus(tx, playerId, new Date(nowMs))
  if (!admitted.ok) return admitted
  if (await hasCome(tx, { playerId, depositKey })) return ok(null)
  const facts = await readFacts(tx, { playerId, nowMs, attached: null }, NOTHING_ELSE)
  const offer = findCode(ctx.offers, code, { ...facts, nowMs })
  if (!offer.ok) return offer
  const { basis } = offer.value
  const isLate = basis.kind === 'deposit' && basis.onlyFirst && facts.deposit !== null
  const isTooSmall = basis.kind === 'manual' || amount < basis.least
  const isBlocked = facts.withdrawing || (facts.hasActive && basis.kind !== 'free_bet')
  if (!isOfDeposit(offer.value) || isLate || isBlocked || isTooSmall) return err('promo_unfit')
  await attach(tx, { playerId, offerId: offer.value.id, depositKey, attachedAt: new Date(nowMs) })
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
  const attachedAt = new Date(ctx.clock.nowMs())
  await attach(tx, { playerId, offerId: offer.value.id, depositKey: ANY_DEPOSIT, attachedAt })
}

/** Gives what was kept for a player's deposits, once they came. Nothing kept, nothing done. */
export async function giveAttached(ctx: PromotionsCtx, playerId: string): Promise<void> {
  const { db } = ctx.database
  if ((await listAttached(db, playerId)).length === 0) return
  const player = await ctx.playerFacts(playerId)
  await transact(db, async (tx) => {
    await lockPlayer(tx, playerId)
    for (const attached of await listAttached(tx, playerId)) await tryAttached(tx, ctx, attached, player)
  })
}

async function tryAttached(
  tx: Tx,
  ctx: PromotionsCtx,
  attached: Attached,
  player: PlayerFacts,
): Promise<void> {
  const { playerId, offerId } = attached
  const wanted = offerById(ctx.offers, offerId)
  const taken = wanted && (await take(tx, ctx, { playerId, wanted, player, attached }))
  const nowMs = ctx.clock.nowMs()
  if (!taken || taken.ok) return detach(tx, attached)
  const { deposit } = await readFacts(tx, { playerId, nowMs, attached }, player)
  const because = endOf(taken.error, deposit)
  if (because === 'waits') return noteTried(tx, attached, new Date(nowMs))
  if (because === null) return detach(tx, attached)
  await endAttached(tx, attached, { because, at: new Date(nowMs) })
}

/**
 * Why a code that was not given waits no more. The first stake after its deposit ends it, and so does a
 * deposit that was paid out again or taken back. Null where the account is over: nobody is left to tell.
 */
function endOf(refusal: ClaimRefusal, deposit: Facts['deposit']): CodeEnd | 'waits' | null {
  if (FINAL.has(refusal)) return null
  const reason = BONUS_REASONS.find((one) => one === refusal)
  if (reason && !WAITS.has(reason)) return reason
  if (deposit?.played) return 'deposit_played'
  return deposit?.lost ? 'deposit_gone' : 'waits'
}

/** Gives what was kept for deposits that came while nobody was there to do it. */
export async function giveOverdue(ctx: PromotionsCtx, limit: number): Promise<void> {
  const overdue = await overdueAttached(ctx.database.db, limit)
  const players = new Set(overdue.map((one) => one.playerId))
  await inTurn([...players].map((playerId) => () => giveAttached(ctx, playerId)))
}

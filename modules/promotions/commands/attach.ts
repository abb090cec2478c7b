import { type AdmissionCode, BONUS_REASONS } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, inTurn, type Kurus, kurus, ok, type Result } from '@poyraz/kernel'
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
  isDepositReceived,
  listAttached,
  noteTried,
  overdueAttached,
} from '../store/attached.ts'
import { lockPlayer } from '../store/bonuses.ts'
import { readFacts } from '../store/facts.ts'
import { type ClaimRefusal, take } from './claim.ts'

/** Placeholder facts: keeping a code does not depend on what other modules know of the player. */
const NOTHING_ELSE: PlayerFacts = {
  emailConfirmed: true,
  openRound: false,
  lostToPlayers: kurus(0),
  linked: [],
  risks: [],
}
/** Reasons for which a code keeps waiting: no deposit yet, a pending withdrawal, an unconfirmed e-mail. */
const WAITS: ReadonlySet<string> = new Set(['no_deposit', 'withdrawal_open', 'email_unconfirmed'])
/** Compliance refusals that end a waiting code. Others pass: a time-out, a location check, a document. */
const FINAL: ReadonlySet<string> = new Set(['account_inactive', 'account_closed'])

/** Validates a code for a new player, who has taken no offer yet. Only offers for a deposit are valid. */
export function checkNewcomerCode(ctx: PromotionsCtx, code: string): Result<Offer, CodeRefusal> {
  const offer = findCode(ctx.openOffers, code, { taken: [], nowMs: ctx.clock.nowMs() })
  return offer.ok && !isOfDeposit(offer.value) ? err('promo_unfit') : offer
}

/** Returns true if the offer is earned by a deposit. */
function isOfDeposit({ basis }: Offer): boolean {
  return basis.kind === 'deposit' || basis.kind === 'spins' || basis.kind === 'free_bet'
}

/** Codes of a player that may wait for their deposits; each call that looks for bonuses tries all of them. */
const WAITING_MAX = 5

/** A code sent with a deposit of `amount`. `depositKey` is the deposit's ledger key once it is credited. */
export type AttachRequest = {
  readonly playerId: string
  readonly code: string
  readonly amount: Kurus
  readonly depositKey: string
}

export type AttachRefusal = CodeRefusal | AdmissionCode

/**
 * Keeps the offer of a code for the deposit that it was sent with, in the transaction that opens the deposit.
 * A refusal writes nothing. If the deposit was already credited, nothing is kept and the result is ok.
 */
export async function attachCode(
  tx: Tx,
  ctx: PromotionsCtx,
  { playerId, code, amount, depositKey }: AttachRequest,
): Promise<Result<null, AttachRefusal>> {
  const nowMs = ctx.clock.nowMs()
  const admitted = await admitBonus(tx, playerId, new Date(nowMs))
  if (!admitted.ok) return admitted
  if (await isDepositReceived(tx, { playerId, depositKey })) return ok(null)
  const facts = await readFacts(tx, { playerId, nowMs, attached: null }, NOTHING_ELSE)
  const offer = findCode(ctx.openOffers, code, { ...facts, nowMs })
  if (!offer.ok) return offer
  const { basis } = offer.value
  const isTooSmall = basis.kind === 'manual' || amount < basis.least
  if (!fitsNextDeposit(offer.value, facts) || isTooSmall) return err('promo_unfit')
  const others = (await listAttached(tx, playerId)).filter((one) => one.depositKey !== depositKey)
  if (others.length >= WAITING_MAX) return err('promo_unfit')
  await attach(tx, { playerId, offerId: offer.value.id, depositKey, attachedAt: new Date(nowMs) })
  return ok(null)
}

/** Returns true if the offer of an open code may be kept for a deposit that is made now and large enough. */
function fitsNextDeposit(offer: Offer, facts: Facts): boolean {
  const { basis } = offer
  const isLate = basis.kind === 'deposit' && basis.onlyFirst && facts.deposit !== null
  const isBlocked = facts.withdrawing || (facts.hasActive && basis.kind !== 'free_bet')
  return isOfDeposit(offer) && !isLate && !isBlocked
}

/** Returns true if a deposit that is made now, with the code of the offer, may earn it. */
export function canComeWithDeposit(
  { openOffers, clock }: PromotionsCtx,
  offer: Offer,
  facts: Facts,
): boolean {
  if (offer.code === null || !fitsNextDeposit(offer, facts)) return false
  return findCode(openOffers, offer.code, { ...facts, nowMs: clock.nowMs() }).ok
}

/** Keeps the offer of a code for a new player's first deposit, in the transaction that opens the account. */
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

/** Grants the player's waiting codes whose deposit was credited. */
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
 * Returns why a code that was not granted ends, or 'waits'. It ends with the first stake after its deposit,
 * and when the deposit was paid out again or taken back. Null if the account is inactive or closed: the code
 * is deleted without a notice to the player.
 */
function endOf(refusal: ClaimRefusal, deposit: Facts['deposit']): CodeEnd | 'waits' | null {
  if (FINAL.has(refusal)) return null
  const reason = BONUS_REASONS.find((one) => one === refusal)
  if (reason && !WAITS.has(reason)) return reason
  if (deposit?.played) return 'deposit_played'
  return deposit?.lost ? 'deposit_gone' : 'waits'
}

/** Grants waiting codes whose deposit was credited while `onDeposited` was not called. */
export async function giveOverdue(ctx: PromotionsCtx, limit: number): Promise<void> {
  const overdue = await overdueAttached(ctx.database.db, limit)
  const players = new Set(overdue.map((one) => one.playerId))
  await inTurn([...players].map((playerId) => () => giveAttached(ctx, playerId)))
}

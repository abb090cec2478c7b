import type { FieldError } from '@poyraz/contract'
import { TRANSACTION_STATUSES } from '@poyraz/contract'
import { effect, onCommit, type Tx } from '@poyraz/db'
import { assert, err, istanbulDay, ok, type Result, shortCode, uuidv7 } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import type { AdmissionRefusal, CashierCtx } from '../ctx.ts'
import { COOLING_MS, coolsUntil } from '../methods/cooling.ts'
import { detailsOf } from '../methods/form.ts'
import { type KycLevel, WITHDRAWAL } from '../methods/method.ts'
import { refusalOf } from '../payments/check.ts'
import { overDayCount, overDayMax, overUnverified } from '../payments/thresholds.ts'
import { type DatedAccount, hadAccountBefore, lockBankAccounts } from '../store/bank-accounts.ts'
import { cashOfClosing } from '../store/closed-accounts.ts'
import { owesMoney } from '../store/debts.ts'
import { holdWithdrawal } from '../store/money.ts'
import { insertPayment, nextWithdrawalNumber } from '../store/payments.ts'
import { ownSources } from '../store/sources.ts'
import { hasWithdrawnBefore } from '../store/withdrawals.ts'
import { patternsOf } from './patterns-of.ts'
import type { Receipt, Transfer, TransferRefusal } from './transfer.ts'

const UNPROVED = { error: 'step_up_required' } as const

/** Data of other modules, loaded before the transaction begins. */
type Facts = {
  readonly isProved: boolean
  readonly level: KycLevel
  readonly name: string
  readonly ownsIdentity: boolean
  readonly ownsPhone: boolean
  readonly contactChangedAt: Date | null
  readonly refusal: AdmissionRefusal | null
  readonly flags: readonly string[]
}

/** Destination account of the payout, or the error of the form field that names it. */
type Destination = Result<string, FieldError>

/**
 * Requests a withdrawal. All checks and the hold of the money are in one transaction, which also ends an
 * active bonus. The money leaves after staff approve it.
 */
export async function requestWithdrawal(
  ctx: CashierCtx,
  transfer: Transfer,
): Promise<Result<Receipt, TransferRefusal>> {
  const facts = await loadFacts(ctx, transfer)
  const done = await effect<string, TransferRefusal>(ctx.database.db, transfer, (tx) =>
    open(ctx, tx, transfer, facts),
  )
  return done.ok ? ok({ transactionID: done.value, status: TRANSACTION_STATUSES.pending }) : done
}

async function open(
  ctx: CashierCtx,
  tx: Tx,
  transfer: Transfer,
  facts: Facts,
): Promise<Result<string, TransferRefusal>> {
  const { playerId, method, amount, values, endBonus } = transfer
  const nowMs = ctx.clock.nowMs()
  const destination = await checkRequest(tx, transfer, facts, nowMs)
  if (!destination.ok) return destination
  const bonus = await ctx.promo.running(tx, playerId)
  if (bonus && !endBonus) return err({ error: 'bonus_running', data: { id: bonus.id } })
  const [id, at] = [uuidv7(nowMs), new Date(nowMs)]
  const held = await holdWithdrawal(tx, { id, playerId, amount }, at)
  if (held === 'insufficient_funds') return err({ error: 'insufficient_funds' })
  assert(held === 'created', `a new withdrawal is not refused as ${held}`)
  await bonus?.forfeit()
  await insertPayment(tx, {
    id,
    playerId,
    direction: WITHDRAWAL,
    methodId: method.id,
    provider: ctx.provider,
    amount,
    fee: method.fee,
    account: destination.value,
    reference: `Ç-${shortCode(await nextWithdrawalNumber(tx))}`,
    details: { ...detailsOf(method, values), receiverName: facts.name },
    flags: facts.flags,
    createdAt: at,
    state: 'requested',
    dueAt: null,
    actor: 'player',
  })
  onCommit(tx, () => ctx.onMoved(playerId))
  return ok(id)
}

/** Runs all checks; returns the destination or the first refusal. */
async function checkRequest(
  tx: Tx,
  transfer: Transfer,
  facts: Facts,
  nowMs: number,
): Promise<Result<string, TransferRefusal>> {
  const rest = await cashOfClosing(tx, transfer.playerId)
  const refusal = facts.isProved ? refusalOf({ ...transfer, nowMs, rest }) : UNPROVED
  if (refusal) return err(refusal)
  const destination = await destinationOf(tx, transfer, facts, nowMs)
  if (!destination.ok) return err({ error: 'invalid_input', fields: [destination.error] })
  const owes = (await owesMoney(tx, transfer.playerId)) ? ({ error: 'debt_open' } as const) : null
  const blocked = owes ?? facts.refusal ?? (await overThreshold(tx, transfer, facts.level, nowMs))
  return blocked ? err(blocked) : destination
}

/** Checks number and amounts of withdrawals under a lock that is held until the commit. */
async function overThreshold(
  tx: Tx,
  transfer: Transfer,
  level: KycLevel,
  nowMs: number,
): Promise<TransferRefusal | null> {
  const at = new Date(nowMs)
  const first = await overDayCount(tx, transfer, at)
  return first ?? (await overUnverified(tx, transfer, level)) ?? (await overDayMax(tx, transfer, at))
}

async function loadFacts(ctx: CashierCtx, { playerId, sessionId, amount, values }: Transfer): Promise<Facts> {
  const { receiverIdentityNumber: receiver, receiverPhone: phone } = values
  const [isProved, level, name, ownsIdentity, ownsPhone, contactChangedAt, refusal, flags] =
    await Promise.all([
      ctx.isProved(sessionId),
      ctx.admission.kycLevel(playerId),
      ctx.nameOf(playerId),
      receiver === undefined ? false : ctx.ownsIdentityNumber(playerId, receiver),
      phone === undefined ? false : ctx.ownsPhone(playerId, phone),
      ctx.contactChangedAt(playerId),
      ctx.admission.refuseWithdrawal({ playerId, amount }),
      patternsOf(ctx, { id: null, playerId, amount }),
    ])
  return { isProved, level, name, ownsIdentity, ownsPhone, contactChangedAt, refusal, flags }
}

/**
 * Allows only destinations that belong to the player: by account name, by identity number and phone, or
 * because the player paid in from there. A destination that is new beside or instead of another one waits 24
 * hours, so that a stolen password alone cannot take money out at once.
 */
async function destinationOf(
  tx: Tx,
  { playerId, method, values }: Transfer,
  facts: Facts,
  nowMs: number,
): Promise<Destination> {
  const { identityValidityDate, receiverPhone, bankAccountID } = values
  const asksFor = (name: string) => method.fields.some((field) => field.name === name)
  if (facts.contactChangedAt && nowMs - facts.contactChangedAt.getTime() < COOLING_MS)
    return err({ field: 'methodID', error: 'contact_cooling' })
  if (asksFor('identityValidityDate') && (identityValidityDate ?? '') <= istanbulDay(nowMs))
    return err({ field: 'identityValidityDate', error: 'identity_validity' })
  if (asksFor('bankAccountID')) return ownAccount(tx, playerId, bankAccountID, facts.name, nowMs)
  if (asksFor('receiverIdentityNumber')) return ownPhone(receiverPhone ?? '', facts)
  const field = asksFor('walletNumber') ? 'walletNumber' : 'cryptoAddress'
  const source = (await ownSources(tx, playerId)).find(
    (one) => one.field === field && one.value === values[field],
  )
  if (!source) return err({ field, error: 'own_wallet' })
  const cooling = field === 'walletNumber' ? 'wallet_cooling' : 'address_cooling'
  return nowMs < coolsUntil(source) ? err({ field, error: cooling }) : ok(source.value)
}

/** Checks the receiver of cash by phone; `contactChangedAt` already covers changed phones. */
function ownPhone(phone: string, { ownsIdentity, ownsPhone }: Facts): Destination {
  if (!ownsIdentity) return err({ field: 'receiverIdentityNumber', error: 'own_identity' })
  return ownsPhone ? ok(phone) : err({ field: 'receiverPhone', error: 'own_phone' })
}

async function ownAccount(
  tx: Tx,
  playerId: string,
  id: string | undefined,
  name: string,
  nowMs: number,
): Promise<Destination> {
  const field = 'bankAccountID'
  const accounts = await lockBankAccounts(tx, playerId)
  const account = accounts.find((one) => one.id === id)
  if (!account) return err({ field, error: 'account' })
  if (searchKey(account.owner) !== searchKey(name)) return err({ field, error: 'owner_mismatch' })
  if (nowMs - account.changedAt.getTime() >= COOLING_MS) return ok(account.iban)
  const isFirst = account === accounts[0] && (await isFirstDestination(tx, playerId, account))
  return isFirst ? ok(account.iban) : err({ field, error: 'account_cooling' })
}

/**
 * True if the account is unchanged and was the first payout destination known for the player: it replaces
 * none.
 */
async function isFirstDestination(
  tx: Tx,
  playerId: string,
  { createdAt, changedAt }: DatedAccount,
): Promise<boolean> {
  if (changedAt > createdAt || (await hadAccountBefore(tx, playerId, createdAt))) return false
  if (await hasWithdrawnBefore(tx, playerId, createdAt)) return false
  return (await ownSources(tx, playerId)).every(({ since }) => since >= createdAt)
}

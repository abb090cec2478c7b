import {
  financeSaveBankTransfer,
  financeSaveCepBankTransfer,
  prepayProcessTransaction,
} from '@poyraz/contract'
import { assert, kurus } from '@poyraz/kernel'
import { ask } from './ask.ts'
import { refreshBonus } from './bonus.ts'
import { FIRST, SECOND } from './staff.ts'
import { count, credit, fault, isExcluded, type Payment, type Player, type World } from './world.ts'

type Fields = Record<string, unknown>
export type Form = { readonly methodID: number; readonly amount: number } & Fields

const SANDBOX = 1
const PREPAID = 41
const CARD = 51
/** The most that a player without a verified identity may pay in by card, over all time. */
const UNVERIFIED_CARD_MAX = 250_000n
const AMOUNTS = [10_000, 20_000, 30_000, 50_000, 100_000] as const
const CEP_AMOUNTS = [10_000, 20_000, 50_000] as const
const CODES = ['YATIRIM20', 'HOSGELDIN', 'YOK'] as const

/** Forms of payment methods; a method that is chosen more often occurs more often. */
const WAYS: readonly [FormOf, ...FormOf[]] = [
  (_, { random }) => ({ methodID: SANDBOX, amount: random.pick(AMOUNTS) }),
  ({ houseAccountId }, { random }) => ({
    methodID: random.pick([11, 12, 13]),
    amount: random.pick(AMOUNTS),
    bankAccountID: houseAccountId,
  }),
  (_, { random, identityNumber }) => ({
    methodID: random.pick([21, 24]),
    amount: random.pick(CEP_AMOUNTS),
    senderPhone: '0532 123 45 67',
    senderIdentityNumber: identityNumber,
    receiverPhone: '0532 765 43 21',
    receiverIdentityNumber: identityNumber,
    referenceNumber: '123456',
  }),
  (_, player) => ({ methodID: 31, amount: player.random.pick(AMOUNTS), walletNumber: walletOf(player) }),
  (_, { random }) => ({ methodID: CARD, amount: random.pick(AMOUNTS) }),
  (_, { random }) => ({ methodID: 61, amount: random.pick(AMOUNTS) }),
  (_, player) => ({ methodID: 71, amount: player.random.pick(AMOUNTS), cryptoAddress: addressOf(player) }),
]
type FormOf = (world: World, player: Player) => Form

export async function payIn(world: World, player: Player): Promise<void> {
  const { random } = player
  if (random.chance(0.1)) return payByCard(world, player)
  const form = random.pick(WAYS)(world, player)
  const isCoded = random.chance(0.1)
  const sent = isCoded ? { ...form, promoCode: random.pick(CODES) } : form
  if (isCoded) player.sentCode = true
  const reply = await ask(world, player, procedureOf(form.methodID), sent as never)
  if (!reply.ok) return refused(world, player, form, reply.error.error)
  checkAllowed(world, player, form)
  const amount = BigInt(form.amount)
  if (form.methodID === CARD) player.openedByCard += amount
  const { transactionID, redirectUrl } = reply.value as { transactionID: string; redirectUrl?: string }
  if (form.methodID === SANDBOX) {
    credit(world, player, amount)
    return refreshBonus(world, player)
  }
  const ref = redirectUrl?.split(/[/?]/).at(-2)
  assert(ref, 'a deposit that was opened leads to the page of its provider')
  const payment = newPayment(world, player, { id: transactionID, amount, ref })
  world.deposits.add(payment)
  if (form.methodID === 31) player.sources.add('wallet')
  if (form.methodID === 71) player.sources.add('crypto')
}

export function newPayment(
  world: World,
  player: Player,
  one: Pick<Payment, 'id' | 'amount' | 'ref'>,
): Payment {
  const openedAtMs = world.clock.nowMs()
  const payment: Payment = { ...one, player, openedAtMs, state: 'open', isCancelled: false }
  player.payments = [...player.payments.filter((other) => isOpen(other)), payment]
  return payment
}

export function isOpen({ state, isCancelled }: Payment): boolean {
  return !isCancelled && (state === 'open' || state === 'coming' || state === 'left' || state === 'in_review')
}

/** Redeems one prepaid card by two concurrent calls: it must pay once. The PIN is wrong in some cases. */
async function payByCard(world: World, player: Player): Promise<void> {
  const amount = player.random.pick(AMOUNTS)
  const { code, pin } = await cardOf(world, amount)
  const cardPin = player.random.chance(0.1) ? String((Number(pin) + 1) % 10_000).padStart(4, '0') : pin
  const form = { methodID: PREPAID, amount, cardCode: code, cardPin }
  const replies = await Promise.all([
    ask(world, player, prepayProcessTransaction, form),
    ask(world, player, prepayProcessTransaction, form),
  ])
  const paid = replies.filter((reply) => reply.ok).length
  count(world, 'a prepaid card twice at once', `paid ${paid} times`)
  if (paid > 1 || (paid === 1 && cardPin !== pin))
    fault(world, `a prepaid card paid ${player.id} ${paid} times`)
  if (paid !== 1) return
  checkAllowed(world, player, form)
  credit(world, player, BigInt(amount))
  await refreshBonus(world, player)
}

/** Issues a card; a second member of staff approves it if the first one has reached the daily limit. */
async function cardOf({ context: { cashier } }: World, amount: number) {
  const issued = await cashier.issueCard({ amount: kurus(amount), staff: FIRST, note: 'kasada satıldı' })
  assert(issued.ok, 'cards have this amount')
  const { card, orderId } = issued.value
  if (card) return card
  const approved = await cashier.approveCard({ orderId, staff: SECOND })
  assert(approved.ok, 'somebody else approves it')
  return approved.value
}

export function procedureOf(methodID: number) {
  if ([11, 12, 13, 112, 113].includes(methodID)) return financeSaveBankTransfer
  const cepBank = methodID % 100 > 20 && methodID % 100 <= 30
  return cepBank ? financeSaveCepBankTransfer : prepayProcessTransaction
}

export function walletOf({ index }: Player): string {
  return String(1_000_000_000 + index)
}

/** Returns an address in the network's alphabet, which has no zero. */
export function addressOf({ index }: Player): string {
  return `T${String(index).replaceAll('0', 'z').padStart(33, 'a')}`
}

function checkAllowed(world: World, player: Player, { amount }: Form): void {
  const { depositDayMax, depositsToday } = player
  if (isExcluded(world, player)) fault(world, `${player.id} is excluded and paid in`)
  if (player.book.owed > 0n && !world.touched.has(player)) fault(world, `${player.id} owes money and paid in`)
  if (depositDayMax !== null && depositsToday + BigInt(amount) > depositDayMax)
    fault(world, `${player.id} paid in above the limit of a day`)
}

function refused(world: World, player: Player, form: Form, error: string): void {
  if (error === 'excluded' && !isExcluded(world, player))
    fault(world, `${player.id} is not excluded and may not pay in`)
  if (error === 'debt_open' && player.book.owed === 0n && !world.touched.has(player))
    fault(world, `${player.id} owes nothing and may not pay in`)
  if (error === 'kyc_required' && !needsVerification(player, form))
    fault(world, `a deposit of ${player.id} was refused for a verification that it does not need`)
  if (['excluded', 'limit_reached', 'debt_open', 'kyc_required'].includes(error)) player.next = 'rest'
  else if (error !== 'invalid_input') fault(world, `a deposit of ${player.id} was refused as ${error}`)
}

/** Returns true if the deposit could exceed the sum by card; deposits that came to nothing count here, too. */
function needsVerification({ openedByCard }: Player, { methodID, amount }: Form): boolean {
  return methodID === CARD && openedByCard + BigInt(amount) > UNVERIFIED_CARD_MAX
}

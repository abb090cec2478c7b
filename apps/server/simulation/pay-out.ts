import { financeCancelTransfer } from '@poyraz/contract'
import { ask } from './ask.ts'
import { followClawBack } from './bonus.ts'
import { endBonus, holdMoney, returnMoney } from './book.ts'
import { addressOf, type Form, isOpen, newPayment, procedureOf, walletOf } from './pay-in.ts'
import { count, fault, type Player, tally, type World } from './world.ts'

const VALID_UNTIL = '2031-01-01'
const AMOUNTS = [10_000, 20_000, 50_000] as const
/** From this amount two people must approve; a larger amount also requires a verified identity. */
const LARGE = 1_000_000n
/** Refusals that a player may cause. */
const EXPECTED = ['insufficient_funds', 'step_up_required', 'invalid_input', 'kyc_required', 'debt_open']

export async function payOut(world: World, player: Player): Promise<void> {
  const { book, random } = player
  await prove(world, player)
  const form = formOf(player)
  const amount = BigInt(form.amount)
  // A withdrawal during a bonus must end it, otherwise it is refused.
  const ends = book.running !== null && random.chance(0.3)
  const request = { ...form, ...(ends ? { endBonus: true } : {}) }
  const reply = await ask(world, player, procedureOf(form.methodID), request as never)
  if (!reply.ok) {
    const { error } = reply.error
    if (error === 'bonus_running' && book.running !== null && !ends) return
    if (error === 'debt_open' && book.owed === 0n && !world.touched.has(player))
      fault(world, `${player.id} owes nothing and may not take out`)
    if (!EXPECTED.includes(error)) fault(world, `a withdrawal of ${player.id} was refused as ${error}`)
    if (error === 'insufficient_funds' && book.cash >= amount && !world.touched.has(player))
      fault(world, `${player.id} has ${book.cash} and could not take out ${amount}`)
    return
  }
  // An expired bonus ends by itself in the night.
  if (ends && book.running && world.clock.nowMs() < book.running.expiresAtMs) endBonus(book)
  if (book.owed > 0n && !world.touched.has(player)) fault(world, `${player.id} owes money and took out`)
  holdMoney(book, amount)
  const { transactionID: id } = reply.value as { transactionID: string }
  world.withdrawals.add(newPayment(world, player, { id, amount, ref: null }))
  if (random.chance(0.5)) player.next = 'rest'
}

/** Cancels an open payment; staff or the bank may decide first. */
export async function cancel(world: World, player: Player): Promise<void> {
  const payment = player.payments.find(isOpen)
  if (!payment) return
  const reply = await ask(world, player, financeCancelTransfer, { transactionID: payment.id })
  if (reply.ok) {
    payment.isCancelled = true
    if (payment.ref !== null) return
    await followClawBack(world, player)
    tally(world, 'chargeback', returnMoney(player.book, payment.amount))
    return
  }
  // An unpaid deposit expires after half an hour.
  const isMine = world.touched.has(player) || payment.state === 'left'
  if (reply.error.error !== 'state_conflict' || !isMine)
    fault(world, `${payment.id} could not be cancelled: ${reply.error.error}`)
}

/** Records a password proof, which a withdrawal requires; 3 % of players omit it. */
async function prove(world: World, { sessionId, random }: Player): Promise<void> {
  if (random.chance(0.03)) return
  await world.context.database.pool.query('update identity.session set proved_at = $1 where id = $2', [
    new Date(world.clock.nowMs()),
    sessionId,
  ])
  count(world, 'a proof for a withdrawal', 'done')
}

function formOf(player: Player): Form {
  const { book, random, sources, identityNumber, phone, bankAccountId } = player
  const amount = book.cash >= LARGE && random.chance(0.5) ? Number(LARGE) : random.pick(AMOUNTS)
  const bank = {
    methodID: random.pick([112, 113]),
    amount,
    bankAccountID: bankAccountId,
    identityValidityDate: VALID_UNTIL,
  }
  const cep = {
    methodID: 121,
    amount: random.pick(AMOUNTS),
    receiverPhone: phone,
    receiverIdentityNumber: identityNumber,
    identityValidityDate: VALID_UNTIL,
  }
  const forms: [Form, ...Form[]] = [bank, bank, cep]
  if (sources.has('wallet')) forms.push({ methodID: 131, amount: 20_000, walletNumber: walletOf(player) })
  if (sources.has('crypto')) forms.push({ methodID: 171, amount: 30_000, cryptoAddress: addressOf(player) })
  return random.pick(forms)
}

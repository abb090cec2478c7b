import type { Cashier, Decision, DecisionRefusal } from '@poyraz/cashier'
import type { Result } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { explainFlags, marked } from './flags.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'
import { showList } from './show-list.ts'
import { NO_FILE, writePicture } from './write-picture.ts'

const REFUSALS = {
  ...COMMON_REFUSALS,
  not_found: 'There is no such payment.',
  state_conflict: 'This payment does not wait for a decision.',
  same_person: 'Somebody else has to approve it, too.',
  kyc_required: "The player's identity was refused, or is not verified for this amount.",
} as const

export async function withdrawals(context: Context, order: Order): Promise<number | null> {
  const { cashier } = context
  switch (order.action) {
    case 'list':
      return list(context, order, 'withdrawals', cashier.pendingWithdrawals)
    case 'show':
      return show(context, order)
    case 'approve':
      return decide(order, cashier.approveWithdrawal)
    case 'refuse':
      return decide(order, cashier.refuseWithdrawal)
    default:
      return null
  }
}

export async function deposits(context: Context, order: Order): Promise<number | null> {
  const { cashier } = context
  switch (order.action) {
    case 'list':
      return list(context, order, 'deposits', cashier.parkedDeposits)
    case 'show':
      return show(context, order)
    case 'refuse':
      return decide(order, cashier.refuseDeposit)
    case 'receipt':
      return receipt(context, order)
    default:
      return null
  }
}

/** The picture of a receipt, into a file that was not there before. */
async function receipt({ cashier }: Context, { subject: paymentId, staff, to }: Order): Promise<number> {
  if (to === '') return say(NO_FILE, 1)
  const no = { ...REFUSALS, not_found: 'No receipt was sent for this payment.' }
  if (!isId(paymentId)) return say(no.not_found, 1)
  const picture = await cashier.receiptOf({ paymentId, staff })
  return picture.ok ? writePicture(paymentId, to, picture.value) : say(no[picture.error], 1)
}

export async function debts(context: Context, order: Order): Promise<number | null> {
  switch (order.action) {
    case 'list':
      return showList(context, order, 'debts', () => listDebts(context))
    case 'settle':
      return decide(order, context.cashier.settleDebt)
    default:
      return null
  }
}

async function listDebts({ cashier, identity }: Context): Promise<number> {
  const { debts: shown, total } = await cashier.debts()
  for (const { paymentId, playerId, owed, since } of shown) {
    const name = await identity.introduce(playerId)
    say(`${paymentId}  ${formatMoney(owed, 'tr')}  ${since.toISOString()}  ${name}`)
  }
  return say(shown.length < total ? `The newest ${shown.length} of ${total} debts.` : `${total} debts.`)
}

/** What `npm run reconcile` names, by the provider's word. */
export async function differences({ cashier }: Context, order: Order): Promise<number | null> {
  const { action, subject, staff, note } = order
  if (action !== 'settle') return null
  const settled = await cashier.settleDifference({ subject, staff, note })
  if (settled.ok) return say(`${subject} is ${settled.value}.`)
  const no = {
    ...REFUSALS,
    not_found: 'There is no such payment, and no event of this id that waits.',
    state_conflict: 'The payment changed meanwhile. Try again.',
  }
  return say(no[settled.error], 1)
}

type Waiting = Awaited<ReturnType<Cashier['pendingWithdrawals']>>

function list(context: Context, order: Order, name: string, read: () => Promise<Waiting>): Promise<number> {
  return showList(context, order, name, async () => {
    const { payments, total } = await read()
    for (const payment of payments) await line(context, payment)
    explainFlags(payments.flatMap(({ flags }) => flags))
    return say(payments.length < total ? `The oldest ${payments.length} of ${total} wait.` : `${total} wait.`)
  })
}

async function line({ identity }: Context, payment: Waiting['payments'][number]): Promise<void> {
  const { id, playerId, amount, received, state, createdAt, account, flags } = payment
  const name = await identity.introduce(playerId)
  const paid = received === null || received === amount ? '' : ` (paid: ${formatMoney(received, 'tr')})`
  say(
    `${id}  ${formatMoney(amount, 'tr')}${paid}  ${state}  ${createdAt.toISOString()}  ${name}  ${account}${marked(flags)}`,
  )
}

/** All of one payment, the account whole. */
async function show(context: Context, { subject: paymentId, staff }: Order): Promise<number> {
  if (!isId(paymentId)) return say(REFUSALS.not_found, 1)
  const found = await context.cashier.openPayment({ paymentId, staff })
  if (!found.ok) return say(REFUSALS[found.error], 1)
  await line(context, found.value)
  explainFlags(found.value.flags)
  const { details, steps } = found.value
  for (const [field, value] of Object.entries(details)) say(`  ${field}: ${value}`)
  for (const { at, actor, state, note } of steps) {
    say(`  ${at.toISOString()}  ${actor}  ${state}${note === '' ? '' : `  ${note}`}`)
  }
  return say(`${steps.length} steps.`)
}

async function decide(
  { subject: paymentId, staff, note }: Order,
  by: (decision: Decision) => Promise<Result<string, DecisionRefusal>>,
): Promise<number> {
  if (!isId(paymentId)) return say(REFUSALS.not_found, 1)
  const decided = await by({ paymentId, staff, note })
  return decided.ok ? say(`${paymentId} is ${decided.value}.`) : say(REFUSALS[decided.error], 1)
}

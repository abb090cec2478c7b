import type { Decision, DecisionRefusal } from '@poyraz/cashier'
import { kurus, type Result } from '@poyraz/kernel'
import { formatMoney, parseMoney } from '@poyraz/text'
import { say } from '../command.ts'
import type { Context } from '../context.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'
import { writePicture } from './write-picture.ts'

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
      return list(context, await cashier.pendingWithdrawals())
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
      return list(context, await cashier.parkedDeposits())
    case 'refuse':
      return decide(order, cashier.refuseDeposit)
    case 'receipt':
      return receipt(context, order)
    default:
      return null
  }
}

/** The picture of a receipt, into a file that was not there before. */
async function receipt({ cashier }: Context, { subject: id, to }: Order): Promise<number> {
  const picture = isId(id) ? await cashier.receiptOf(id) : null
  return picture ? writePicture(id, to, picture) : say('No receipt was sent for this payment.', 1)
}

export async function debts({ cashier, identity }: Context, order: Order): Promise<number | null> {
  switch (order.action) {
    case 'list': {
      const owing = await cashier.debts()
      for (const { paymentId, playerId, owed, since } of owing) {
        const name = await identity.introduce(playerId)
        say(`${paymentId}  ${formatMoney(owed, 'tr')}  ${since.toISOString()}  ${name}`)
      }
      return say(`${owing.length} owe.`)
    }
    case 'settle':
      return decide(order, cashier.settleDebt)
    default:
      return null
  }
}

export async function cards({ cashier }: Context, { action, subject: lira }: Order): Promise<number | null> {
  const amount = parseMoney(lira, 'tr')
  if (action !== 'issue' || !amount.ok || amount.value <= 0n) return null
  const { code, pin } = await cashier.issueCard(kurus(amount.value))
  return say(`${code}  PIN ${pin}  ${formatMoney(amount.value, 'tr')}`)
}

type Waiting = Awaited<ReturnType<Context['cashier']['pendingWithdrawals']>>

async function list({ identity }: Context, waiting: Waiting): Promise<number> {
  for (const { id, playerId, amount, state, createdAt, account, flags } of waiting) {
    const name = await identity.introduce(playerId)
    const marks = flags.length > 0 ? `  ! ${flags.join(', ')}` : ''
    const sum = formatMoney(amount, 'tr')
    say(`${id}  ${sum}  ${state}  ${createdAt.toISOString()}  ${name}  ${account}${marks}`)
  }
  return say(`${waiting.length} wait.`)
}

async function decide(
  { subject: paymentId, staff, note }: Order,
  by: (decision: Decision) => Promise<Result<string, DecisionRefusal>>,
): Promise<number> {
  if (!isId(paymentId)) return say(REFUSALS.not_found, 1)
  const decided = await by({ paymentId, staff, note })
  return decided.ok ? say(`${paymentId} is ${decided.value}.`) : say(REFUSALS[decided.error], 1)
}

import type { Cashier } from '@poyraz/cashier'
import { kurus } from '@poyraz/kernel'
import { formatMoney, parseMoney } from '@poyraz/text'
import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'

const REFUSALS = {
  ...COMMON_REFUSALS,
  amount_range: 'No card is made of this amount.',
  not_found: 'There is no such order, it has its card, or it is older than a day.',
  same_person: 'Somebody else has to approve it.',
} as const

/** Prepaid cards: their code and PIN are said once, here. */
export async function cards({ cashier }: Context, order: Order): Promise<number | null> {
  switch (order.action) {
    case 'issue':
      return issue(cashier, order)
    case 'approve':
      return approve(cashier, order)
    case 'list':
      return list(cashier)
    default:
      return null
  }
}

async function issue(cashier: Cashier, { subject: lira, staff, note }: Order): Promise<number> {
  const amount = parseMoney(lira, 'tr')
  if (!amount.ok) return say(REFUSALS.amount_range, 1)
  const issued = await cashier.issueCard({ amount: kurus(amount.value), staff, note })
  if (!issued.ok) return say(REFUSALS[issued.error], 1)
  const { orderId, card } = issued.value
  return card ? tell(card) : say(`${orderId} has its card once somebody else approves it, within a day.`)
}

async function approve(cashier: Cashier, { subject: orderId, staff }: Order): Promise<number> {
  if (!isId(orderId)) return say(REFUSALS.not_found, 1)
  const approved = await cashier.approveCard({ orderId, staff })
  return approved.ok ? tell(approved.value) : say(REFUSALS[approved.error], 1)
}

async function list(cashier: Cashier): Promise<number> {
  const { orders, total } = await cashier.waitingCards()
  for (const { id, amount, askedBy, reason, askedAt } of orders) {
    say(`${id}  ${formatMoney(amount, 'tr')}  ${askedAt.toISOString()}  ${askedBy}  ${reason}`)
  }
  return say(orders.length < total ? `The oldest ${orders.length} of ${total} wait.` : `${total} wait.`)
}

type Card = Extract<Awaited<ReturnType<Cashier['approveCard']>>, { readonly ok: true }>['value']

function tell({ code, pin, amount }: Card): number {
  return say(`${code}  PIN ${pin}  ${formatMoney(amount, 'tr')}`)
}

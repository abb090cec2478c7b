import { cardsApprove, cardsIssue, cardsList } from '@poyraz/contract/backoffice'
import type { Kurus } from '@poyraz/kernel'
import { formatMoney, parseMoney } from '@poyraz/text'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  amount_range: 'No card is made of this amount.',
  not_found: 'There is no such order, it has its card, or it is older than a day.',
  same_person: 'Somebody else has to approve it.',
}

/** Commands about prepaid cards; code and PIN are printed only once, here. */
export async function cards(backoffice: Backoffice, order: Order): Promise<number | null> {
  switch (order.action) {
    case 'issue':
      return issue(backoffice, order)
    case 'approve':
      return approve(backoffice, order)
    case 'list':
      return list(backoffice)
    default:
      return null
  }
}

async function issue(backoffice: Backoffice, { subject: lira, note }: Order): Promise<number> {
  const amount = parseMoney(lira, 'tr')
  if (!amount.ok || amount.value < 1n) return say(REFUSALS.amount_range, 1)
  const issued = await backoffice.call(cardsIssue, { amount: Number(amount.value), note })
  if (!issued.ok) return sayRefused(issued.error, REFUSALS)
  const { orderID, card } = issued.value
  return card ? tell(card) : say(`${orderID} has its card once somebody else approves it, within a day.`)
}

async function approve(backoffice: Backoffice, { subject }: Order): Promise<number> {
  const approved = await backoffice.call(cardsApprove, { orderID: subject })
  return approved.ok ? tell(approved.value) : sayRefused(approved.error, REFUSALS)
}

async function list(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(cardsList, {}),
    ({ id, amount, askedAt, askedBy, reason }) =>
      `${id}  ${formatMoney(amount, 'tr')}  ${askedAt}  ${askedBy}  ${reason}`,
    ({ length }, total) => say(length < total ? `The oldest ${length} of ${total} wait.` : `${total} wait.`),
  )
}

function tell({
  code,
  pin,
  amount,
}: {
  readonly code: string
  readonly pin: string
  readonly amount: Kurus
}): number {
  return say(`${code}  PIN ${pin}  ${formatMoney(amount, 'tr')}`)
}

import { closingsList, closingsReopen } from '@poyraz/contract/backoffice'
import { formatMoney } from '@poyraz/text'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = { not_found: 'There is no closed account of this player.' }

/**
 * Lists money in closing and closed accounts. A closed account reopens automatically when the cashier credits
 * it; `reopen` is for other money, so that the player can withdraw it.
 */
export async function closings(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject, note } = order
  if (action === 'list') return list(backoffice)
  if (action !== 'reopen') return null
  const done = await backoffice.call(closingsReopen, { playerID: subject, note })
  return done.ok ? say(`${subject} can sign in to take the money out.`) : sayRefused(done.error, REFUSALS)
}

async function list(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(closingsList, {}),
    ({ playerID, money, state, closedAt, name }) =>
      `${playerID}  ${formatMoney(money, 'tr')}  ${state}  ${closedAt}  ${name}`,
    ({ length }, total) => say(length < total ? `The oldest ${length} of ${total}.` : `${total} accounts.`),
  )
}

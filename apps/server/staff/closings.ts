import { transact } from '@poyraz/db'
import { isStaffName, staffActor } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'
import { showList } from './show-list.ts'

const REFUSALS = {
  ...COMMON_REFUSALS,
  not_found: 'There is no closed account of this player.',
} as const

/**
 * Money in accounts that close or closed. A closed account is reopened by itself when the cashier credits it;
 * `reopen` is for money that came otherwise, so that its player can take it out.
 */
export async function closings(context: Context, order: Order): Promise<number | null> {
  if (order.action === 'list') return showList(context, order, 'closings', () => list(context))
  return order.action === 'reopen' ? reopen(context, order) : null
}

async function list({ cashier, identity }: Context): Promise<number> {
  const { accounts, total } = await cashier.closedWithMoney()
  for (const { playerId, closedAt, isReachable, money } of accounts) {
    const state = isReachable ? 'closing' : 'closed'
    const name = await identity.introduce(playerId)
    say(`${playerId}  ${formatMoney(money, 'tr')}  ${state}  ${closedAt.toISOString()}  ${name}`)
  }
  return say(accounts.length < total ? `The oldest ${accounts.length} of ${total}.` : `${total} accounts.`)
}

async function reopen({ compliance, database }: Context, order: Order): Promise<number> {
  const { subject: playerId, staff, note } = order
  if (!isStaffName(staff)) return say(REFUSALS.staff_name, 1)
  if (note.trim() === '') return say(REFUSALS.note_required, 1)
  if (!isId(playerId)) return say(REFUSALS.not_found, 1)
  const reopening = { playerId, actor: staffActor(staff), reason: note }
  const isDone = await transact(database.db, (tx) => compliance.reopenAccount(tx, reopening))
  return isDone ? say(`${playerId} can sign in to take the money out.`) : say(REFUSALS.not_found, 1)
}

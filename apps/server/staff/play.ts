import { isStaffName } from '@poyraz/kernel'
import { say } from '../command.ts'
import type { Context } from '../context.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'

const REFUSALS = {
  ...COMMON_REFUSALS,
  reason: COMMON_REFUSALS.note_required,
  not_found: 'There is no such player.',
  state_conflict: 'That is so already.',
  scope: 'Say what: all, a product such as slots, game:NUMBER, or the id of a player.',
} as const
const PRODUCTS = 'slots|casino|live_casino|sports|poker|bingo'
const SCOPE = new RegExp(`^(all|${PRODUCTS}|game:[0-9]{1,9})$`)

/** Closes play for everybody, a product, a game or one player, and opens it again. */
export async function play(context: Context, order: Order): Promise<number | null> {
  const { action, subject } = order
  if (action !== 'close' && action !== 'open') return null
  if (!isStaffName(order.staff)) return say(REFUSALS.staff_name, 1)
  const refusal = isId(subject) ? await player(context, order) : await scope(context, order)
  if (refusal !== null) return say(REFUSALS[refusal], 1)
  return say(`${subject} is ${action === 'close' ? 'closed' : 'open'} for play.`)
}

async function player({ compliance: { staff } }: Context, { action, subject, staff: by, note }: Order) {
  const word = { playerId: subject, reason: note, by }
  const done = await (action === 'close' ? staff.stopPlayer(word) : staff.letPlayerPlay(word))
  return done.ok ? null : done.error
}

async function scope({ compliance: { staff } }: Context, { action, subject, staff: by, note }: Order) {
  if (!SCOPE.test(subject)) return 'scope'
  if (action === 'open') return (await staff.openForBets({ scope: subject, by })) ? null : 'state_conflict'
  const done = await staff.closeForBets({ scope: subject, reason: note, by })
  return done.ok ? null : done.error
}

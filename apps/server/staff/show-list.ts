import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { COMMON_REFUSALS, type Order } from './order.ts'

/** Shows a list with data of players, once it is kept who sees it. */
export async function showList(
  { compliance }: Context,
  { staff: by }: Order,
  list: string,
  show: () => Promise<number>,
): Promise<number> {
  const noted = await compliance.staff.noteView({ by, playerId: null, kind: 'list_viewed', data: { list } })
  return noted.ok ? show() : say(COMMON_REFUSALS[noted.error], 1)
}

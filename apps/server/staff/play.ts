import { playClose, playLetPlayer, playList, playOpen, playStopPlayer } from '@poyraz/contract/backoffice'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  not_found: 'There is no game with this number.',
  state_conflict: 'That is so already.',
  play_scope: 'Say what: all, a product such as slots, game:NUMBER, or the id of a player.',
  game_uncertified: 'Its rules are not the certified ones: it stays closed.',
}
const PLAYER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Closes or reopens play for everybody, a product, a game or one player, and lists what is closed. */
export async function play(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject, note } = order
  if (action === 'list') return list(backoffice)
  if (action !== 'close' && action !== 'open') return null
  const done = PLAYER.test(subject)
    ? await backoffice.call(action === 'close' ? playStopPlayer : playLetPlayer, { playerID: subject, note })
    : await backoffice.call(action === 'close' ? playClose : playOpen, { scope: subject, note })
  if (done.ok) return say(`${subject} is ${action === 'close' ? 'closed' : 'open'} for play.`)
  const noPlayer = PLAYER.test(subject) ? { not_found: 'There is no such player.' } : {}
  return sayRefused(done.error, { ...REFUSALS, ...noPlayer })
}

async function list(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(playList, {}),
    ({ scope, at, by, reason }) => `${scope}  ${at}  ${by}  ${reason}`,
    ({ length }) => say(`${length} closed.`),
  )
}

import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'

const REFUSALS = {
  ...COMMON_REFUSALS,
  reason: COMMON_REFUSALS.note_required,
  not_found: 'There is no such player.',
  state_conflict: 'That is so already.',
  scope: 'Say what: all, a product such as slots, game:NUMBER, or the id of a player.',
  game: 'There is no game with this number.',
  uncertified: 'Its rules are not the certified ones: it stays closed.',
} as const
const PRODUCTS = 'slots|casino|live_casino|sports|poker|bingo'
const SCOPE = new RegExp(`^(all|${PRODUCTS}|game:[0-9]{1,9})$`)

/** Closes play for everybody, a product, a game or one player, opens it again, and lists what is closed. */
export async function play(context: Context, order: Order): Promise<number | null> {
  const { action, subject } = order
  if (action === 'list') return list(context)
  if (action !== 'close' && action !== 'open') return null
  const refusal = isId(subject) ? await player(context, order) : await scope(context, order)
  if (refusal !== null) return say(REFUSALS[refusal], 1)
  return say(`${subject} is ${action === 'close' ? 'closed' : 'open'} for play.`)
}

async function list({ compliance: { staff } }: Context): Promise<number> {
  const closures = await staff.closures()
  for (const { scope, reason, by, at } of closures) say(`${scope}  ${at.toISOString()}  ${by}  ${reason}`)
  return say(`${closures.length} closed.`)
}

async function player({ compliance: { staff } }: Context, { action, subject, staff: by, note }: Order) {
  const word = { playerId: subject, reason: note, by }
  const done = await (action === 'close' ? staff.stopPlayer(word) : staff.letPlayerPlay(word))
  return done.ok ? null : done.error
}

async function scope(context: Context, { action, subject, staff: by, note }: Order) {
  if (!SCOPE.test(subject)) return 'scope'
  const { staff } = context.compliance
  const word = { scope: subject, reason: note, by }
  if (action === 'close' && !(await isThere(context, subject))) return 'game'
  if (action === 'open' && context.casino.staysClosed(gameIn(subject))) return 'uncertified'
  const done = await (action === 'close' ? staff.closeForBets(word) : staff.openForBets(word))
  return done.ok ? null : done.error
}

/** Bets name a game by its number without leading zeros; under any other name nothing would be closed. */
async function isThere({ casino }: Context, subject: string): Promise<boolean> {
  const id = gameIn(subject)
  return Number.isNaN(id) || (subject === `game:${id}` && (await casino.hasGame(id)))
}

/** `NaN` where it is no game. */
function gameIn(subject: string): number {
  return Number(subject.split('game:')[1])
}

import type { Match } from '@poyraz/compliance'
import { formatMoney } from '@poyraz/text'
import type { Context } from '../context.ts'
import { say } from '../say.ts'
import { ALIKE_TEXTS, explainFlags, FLAG_TEXTS } from './flags.ts'
import { COMMON_REFUSALS, isId, type Order } from './order.ts'
import { showList } from './show-list.ts'

const REFUSALS = {
  ...COMMON_REFUSALS,
  not_found: 'There is no such case.',
  state_conflict: 'This case is closed, or that was done before.',
  same_person: 'Somebody else has to agree to close it.',
} as const

/** Facts that are no money. */
const COUNTS: ReadonlySet<string> = new Set(['deposits', 'accounts'])

export async function cases(context: Context, order: Order): Promise<number | null> {
  if (order.action === 'list') return showList(context, order, 'cases', () => list(context))
  if (!['show', 'note', 'close', 'report'].includes(order.action)) return null
  return isId(order.subject) ? act(context, order) : say(REFUSALS.not_found, 1)
}

async function list({ compliance, identity }: Context): Promise<number> {
  const { cases: open, total } = await compliance.staff.openCases()
  for (const { id, playerId, pattern, foundOn, state, reportedBy, matches } of open) {
    const name = await identity.introduce(playerId)
    const others = matches.map((match) => `  = ${match.playerId} (${reasonsOf(match)})`).join('')
    say(`${id}  ${foundOn}  ${pattern}  ${state}${reportedBy === null ? '' : ', reported'}  ${name}${others}`)
  }
  explainFlags(open.map(({ pattern }) => pattern))
  return say(
    open.length < total ? `The oldest of each pattern, ${open.length} of ${total} open.` : `${total} open.`,
  )
}

function reasonsOf({ reasons, endedOn }: Match): string {
  const texts = reasons.map((reason) => ALIKE_TEXTS[reason]).join(', ')
  return endedOn === undefined ? texts : `${texts}, until ${endedOn}`
}

async function act(context: Context, { action, subject: id, staff, note }: Order): Promise<number> {
  const { staff: by } = context.compliance
  const word = { id, by: staff, note }
  if (action === 'show') return show(context, word)
  if (action === 'note') return told(await by.noteCase(word), () => `${id} has the note.`)
  if (action === 'report') return told(await by.reportCase(word), () => `${id} is reported.`)
  return told(await by.closeCase(word), (state) =>
    state === 'proposed' ? `${id} is closed once somebody else agrees.` : `${id} is closed.`,
  )
}

type Told<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: keyof typeof REFUSALS }

function told<T>(answer: Told<T>, words: (value: T) => string): number {
  return answer.ok ? say(words(answer.value)) : say(REFUSALS[answer.error], 1)
}

async function show(
  { compliance, identity }: Context,
  word: { readonly id: string; readonly by: string },
): Promise<number> {
  const found = await compliance.staff.openCaseFile(word)
  if (!found.ok) return say(REFUSALS[found.error], 1)
  const { playerId, pattern, foundOn, facts, matches, state, events } = found.value
  say(`${word.id}  ${foundOn}  ${pattern}  ${state}`)
  say(`! ${FLAG_TEXTS[pattern]}`)
  say(`${playerId}  ${await identity.introduce(playerId)}`)
  for (const [name, value] of Object.entries(facts)) {
    say(`  ${name}: ${typeof value === 'string' || COUNTS.has(name) ? value : formatMoney(value, 'tr')}`)
  }
  for (const match of matches) {
    const name = await identity.introduce(match.playerId)
    say(`  = ${match.playerId}  ${name}  ${reasonsOf(match)}`)
  }
  for (const { at, actor, kind, note } of events) {
    say(`  ${at.toISOString()}  ${actor}  ${kind.replace('case_', '')}${note === null ? '' : `  ${note}`}`)
  }
  return say(`${events.length} entries.`)
}

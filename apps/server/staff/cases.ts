import { casesClose, casesList, casesNote, casesReport, casesShow } from '@poyraz/contract/backoffice'
import { formatMoney } from '@poyraz/text'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { alikeText, explainFlags, flagText } from './flags.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  not_found: 'There is no such case.',
  state_conflict: 'This case is closed, or that was done before.',
  same_person: 'Somebody else has to agree to close it.',
}

/** Facts that are counts, not amounts. */
const COUNTS: ReadonlySet<string> = new Set(['deposits', 'accounts'])

export async function cases(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject: caseID, note } = order
  switch (action) {
    case 'list':
      return list(backoffice)
    case 'show':
      return show(backoffice, caseID)
    case 'note': {
      const done = await backoffice.call(casesNote, { caseID, note })
      return done.ok ? say(`${caseID} has the note.`) : sayRefused(done.error, REFUSALS)
    }
    case 'report': {
      const done = await backoffice.call(casesReport, { caseID, note })
      return done.ok ? say(`${caseID} is reported.`) : sayRefused(done.error, REFUSALS)
    }
    case 'close':
      return close(backoffice, caseID, note)
    default:
      return null
  }
}

async function close(backoffice: Backoffice, caseID: string, note: string): Promise<number> {
  const done = await backoffice.call(casesClose, { caseID, note })
  if (!done.ok) return sayRefused(done.error, REFUSALS)
  return done.value.state === 'proposed'
    ? say(`${caseID} is closed once somebody else agrees.`)
    : say(`${caseID} is closed.`)
}

async function list(backoffice: Backoffice): Promise<number> {
  return sayList(
    await backoffice.call(casesList, {}),
    ({ id, name, pattern, foundOn, state, isReported, matches }) => {
      const others = matches.map((match) => `  = ${match.playerID} (${reasonsOf(match)})`).join('')
      return `${id}  ${foundOn}  ${pattern}  ${state}${isReported ? ', reported' : ''}  ${name}${others}`
    },
    (items, total) => {
      explainFlags(items.map(({ pattern }) => pattern))
      return say(
        items.length < total
          ? `The oldest of each pattern, ${items.length} of ${total} open.`
          : `${total} open.`,
      )
    },
  )
}

type Likeness = { readonly reasons: readonly string[]; readonly endedOn?: string | undefined }

function reasonsOf({ reasons, endedOn }: Likeness): string {
  const texts = reasons.map(alikeText).join(', ')
  return endedOn === undefined ? texts : `${texts}, until ${endedOn}`
}

async function show(backoffice: Backoffice, caseID: string): Promise<number> {
  const found = await backoffice.call(casesShow, { caseID })
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  const { playerID, name, pattern, foundOn, facts, matches, state, events } = found.value
  say(`${caseID}  ${foundOn}  ${pattern}  ${state}`)
  say(`! ${flagText(pattern)}`)
  say(`${playerID}  ${name}`)
  for (const [fact, value] of Object.entries(facts)) {
    say(`  ${fact}: ${typeof value === 'string' || COUNTS.has(fact) ? value : formatMoney(value, 'tr')}`)
  }
  for (const match of matches) say(`  = ${match.playerID}  ${match.name}  ${reasonsOf(match)}`)
  for (const { at, actor, kind, note } of events) {
    say(`  ${at}  ${actor}  ${kind.replace('case_', '')}${note === null ? '' : `  ${note}`}`)
  }
  return say(`${events.length} entries.`)
}

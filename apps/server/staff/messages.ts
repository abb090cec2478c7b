import { SUPPORT_STATES } from '@poyraz/contract'
import { messagesAnswer, messagesClose, messagesList, messagesShow } from '@poyraz/contract/backoffice'
import { say } from '../say.ts'
import type { Backoffice } from './client.ts'
import { sayList } from './lists.ts'
import type { Order } from './order.ts'
import { sayRefused } from './refusals.ts'

const REFUSALS = {
  not_found: 'There is no such message.',
  state_conflict: 'This message is closed, or has ten answers.',
  required: 'Say what the writer reads, with --tell.',
  too_short: 'Say what the writer reads, with --tell.',
}

/** Commands about messages to the support. A message is named by its id or its reference. */
export async function messages(backoffice: Backoffice, order: Order): Promise<number | null> {
  const { action, subject: message, tell, note } = order
  switch (action) {
    case 'list':
      return list(backoffice, order.subject)
    case 'show':
      return show(backoffice, message)
    case 'answer': {
      const done = await backoffice.call(messagesAnswer, { message, text: tell, note })
      if (!done.ok) return sayRefused(done.error, REFUSALS)
      return done.value.mailed
        ? say(`${message} is answered by mail.`)
        : say(`${message} is answered on the site: the player has no confirmed e-mail address.`)
    }
    case 'close': {
      const done = await backoffice.call(messagesClose, { message, note })
      return done.ok ? say(`${message} is closed.`) : sayRefused(done.error, REFUSALS)
    }
    default:
      return null
  }
}

async function list(backoffice: Backoffice, typed: string): Promise<number | null> {
  const state = SUPPORT_STATES.find((one) => one === (typed || 'open'))
  if (state === undefined) return null
  return sayList(
    await backoffice.call(messagesList, { state }),
    ({ reference, createdAt, lang, writer, subject, related }) =>
      `${reference}  ${createdAt}  ${lang}  ${writer}  ${subject}${related === null ? '' : `  (${related})`}`,
    ({ length }, total) =>
      say(length < total ? `The oldest ${length} of ${total} ${state}.` : `${total} ${state}.`),
  )
}

async function show(backoffice: Backoffice, message: string): Promise<number> {
  const found = await backoffice.call(messagesShow, { message })
  if (!found.ok) return sayRefused(found.error, REFUSALS)
  const { id, reference, createdAt, state, lang, writer, playerID, subject, related, text, answers } =
    found.value
  say(`${reference}  ${id}  ${createdAt}  ${state}  ${lang}`)
  say(playerID === null ? writer : `${playerID}  ${writer}`)
  say(related === null ? subject : `${subject}  (${related})`)
  say(text)
  for (const answer of answers) say(`\n${answer.at}  ${answer.by}\n${answer.text}`)
  return say(`${answers.length} answers.`)
}

import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { contentPaths } from '@poyraz/site/content'
import { fillText, formatDateTime, mailEn, mailTr } from '@poyraz/text'
import { paragraphsOf } from '../paragraphs.ts'
import {
  answersOf,
  findSupportMessage,
  insertAnswer,
  type SupportMessage,
  setSupportState,
} from '../store/support-messages.ts'
import type { SupportDeps } from '../support.ts'
import { addMassMessage } from './send-mass-message.ts'

/** Answers that one message may have; what goes on longer is a new message. */
const ANSWERS_MAX = 10
const TEXTS = { tr: mailTr, en: mailEn } as const

export type NewAnswer = { readonly message: string; readonly text: string; readonly by: string }
type Refused = 'not_found' | 'state_conflict'

/**
 * Answers a message, with its mail and its notification in one transaction. Returns false for `mailed` if the
 * player never confirmed an address: the answer is then a notification alone.
 */
export function answerSupportMessage(
  deps: SupportDeps,
  { message: name, text, by }: NewAnswer,
): Promise<Result<{ mailed: boolean }, Refused>> {
  return transact(deps.database.db, async (tx) => {
    const message = await findSupportMessage(tx, name, { lock: true })
    if (!message) return err('not_found')
    const before = (await answersOf(tx, [message.id])).get(message.id) ?? []
    if (message.state === 'closed' || before.length >= ANSWERS_MAX) return err('state_conflict')
    const nowMs = deps.clock.nowMs()
    const at = new Date(nowMs)
    const answer = { id: uuidv7(nowMs), body: text, answeredBy: by, answeredAt: at }
    await insertAnswer(tx, { ...answer, messageId: message.id })
    await setSupportState(tx, message.id, 'answered', at)
    if (message.playerId !== null) await notify(tx, deps, message, answer)
    return ok({ mailed: await mail(tx, deps, message, text) })
  })
}

export function closeSupportMessage(deps: SupportDeps, name: string): Promise<Result<null, Refused>> {
  return transact(deps.database.db, async (tx) => {
    const message = await findSupportMessage(tx, name, { lock: true })
    if (!message) return err('not_found')
    if (message.state === 'closed') return err('state_conflict')
    await setSupportState(tx, message.id, 'closed', new Date(deps.clock.nowMs()))
    return ok(null)
  })
}

/** Mails the answer in the language of its reader. Personal mail goes only to a proven address. */
async function mail(tx: Tx, deps: SupportDeps, message: SupportMessage, answer: string): Promise<boolean> {
  const { playerId, email, lang: written, reference, subject, body: text, createdAt } = message
  const box = playerId === null ? { email, lang: written } : await deps.mailboxOf(tx, playerId)
  if (box.email === null) return false
  const { lang } = box
  const link = `${deps.ownOrigin()}${contentPaths.support}`
  const time = formatDateTime(createdAt.getTime(), lang)
  const values = { reference, subject, answer, text, time, link }
  const { supportAnswerSubject, supportAnswerBody } = TEXTS[lang]
  await deps.sendMessage(tx, {
    channel: 'mail',
    to: box.email,
    lang,
    subject: fillText(supportAnswerSubject, values),
    body: fillText(supportAnswerBody, values),
  })
  return true
}

type Answer = { readonly id: string; readonly body: string }

/** Puts the answer into the player's notifications, in both languages. */
async function notify(
  tx: Tx,
  deps: SupportDeps,
  message: SupportMessage,
  { id, body }: Answer,
): Promise<void> {
  const { playerId, reference, subject } = message
  const titleIn = (lang: 'tr' | 'en') => fillText(TEXTS[lang].supportNoticeTitle, { subject })
  const htmlIn = (lang: 'tr' | 'en') =>
    [body, fillText(TEXTS[lang].supportNoticeText, { reference })].map(paragraphsOf).join('')
  await addMassMessage(tx, deps, {
    key: `support:${id}`,
    playerId,
    title: { tr: titleIn('tr'), en: titleIn('en') },
    html: { tr: htmlIn('tr'), en: htmlIn('en') },
  })
}

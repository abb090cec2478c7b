import type { Registry } from '@poyraz/contract'
import {
  messagesAnswer,
  messagesClose,
  messagesList,
  messagesShow,
  staffRefusal,
} from '@poyraz/contract/backoffice'
import { err, ok } from '@poyraz/kernel'
import { answerSupportMessage, closeSupportMessage } from '../commands/answer-support-message.ts'
import {
  answersOf,
  findSupportMessage,
  listMessagesInState,
  type SupportMessage,
} from '../store/support-messages.ts'
import type { SupportDeps } from '../support.ts'

/** Adds the back-office handlers for messages to the support. */
export function addStaffSupport(registry: Registry, deps: SupportDeps): void {
  addViews(registry, deps)
  registry.add(messagesAnswer, async ({ input: { message, text }, caller }) => {
    const done = await answerSupportMessage(deps, { message, text, by: caller.name })
    return done.ok ? done : err(staffRefusal(done.error))
  })
  registry.add(messagesClose, async ({ input: { message } }) => {
    const done = await closeSupportMessage(deps, message)
    return done.ok ? done : err(staffRefusal(done.error))
  })
}

function addViews(registry: Registry, deps: SupportDeps): void {
  const { db } = deps.database
  registry.add(messagesList, async ({ input: { state, limit, offset } }) => {
    const { items, total } = await listMessagesInState(db, state, { limit, offset })
    return ok({ items: await Promise.all(items.map((one) => present(deps, one))), total, limit, offset })
  })
  registry.add(messagesShow, async ({ input }) => {
    const found = await findSupportMessage(db, input.message, { lock: false })
    if (!found) return err({ error: 'not_found' })
    const answers = (await answersOf(db, [found.id])).get(found.id) ?? []
    return ok({
      ...(await present(deps, found)),
      text: found.body,
      answers: answers.map(({ body, answeredBy, answeredAt }) => ({
        text: body,
        by: answeredBy,
        at: answeredAt.toISOString(),
      })),
    })
  })
}

async function present({ introduce }: SupportDeps, message: SupportMessage) {
  const { id, reference, playerId, email, subject, related, state, lang, createdAt } = message
  const writer = playerId === null ? (email ?? '') : await introduce(playerId)
  return {
    id,
    reference,
    playerID: playerId,
    writer,
    subject,
    related,
    state,
    lang,
    createdAt: createdAt.toISOString(),
  }
}

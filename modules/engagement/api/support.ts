import { type Registry, supportMine, supportWrite } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { writeSupportMessage } from '../commands/write-support-message.ts'
import { answersOf, listOwnMessages } from '../store/support-messages.ts'
import type { SupportDeps } from '../support.ts'

export function addSupport(registry: Registry, deps: SupportDeps): void {
  registry.add(supportWrite, ({ input, caller, lang, address, key, inputHash }) => {
    const playerId = caller?.playerId ?? null
    return writeSupportMessage(deps, { ...input, playerId, lang, address, key, inputHash })
  })
  registry.add(supportMine, async ({ input: { limit, offset }, caller: { playerId } }) => {
    const { db } = deps.database
    const { items, total } = await listOwnMessages(db, playerId, { limit, offset })
    const answers = await answersOf(
      db,
      items.map(({ id }) => id),
    )
    const shown = items.map(({ id, reference, subject, body, related, state, createdAt }) => ({
      id,
      reference,
      subject,
      text: body,
      related,
      status: state,
      date: createdAt.toISOString(),
      answers: (answers.get(id) ?? []).map((answer) => ({
        text: answer.body,
        date: answer.answeredAt.toISOString(),
      })),
    }))
    return ok({ items: shown, total, limit, offset })
  })
}

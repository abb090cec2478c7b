import { crmListMassMessages, crmMarkRead, type Refusal, type Registry } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { MassMessageDeps } from '../commands/send-mass-message.ts'
import { countUnread, listMassMessages, markRead } from '../store/mass-messages.ts'

export function addListMassMessages(registry: Registry, { database, cleanHtml }: MassMessageDeps): void {
  registry.add(crmListMassMessages, async ({ input, caller: { playerId }, lang }) => {
    const { limit, offset, unread: onlyUnread = false } = input
    const { items, total } = await listMassMessages(database.db, {
      playerId,
      lang,
      onlyUnread,
      limit,
      offset,
    })
    const shown = items.map(({ id, title, html, createdAt, read }) => ({
      id,
      title,
      // Sanitised again with today's rules.
      html: cleanHtml(html),
      date: createdAt.toISOString(),
      read: read ? (1 as const) : (0 as const),
    }))
    return ok({ items: shown, total, limit, offset })
  })
}

export function addMarkRead(registry: Registry, { database, clock }: MassMessageDeps): void {
  registry.add(crmMarkRead, ({ input, caller: { playerId }, key, inputHash }) => {
    const write = { procedure: crmMarkRead, playerId, key, inputHash }
    return effect<{ unread: number }, Refusal<'not_found'>>(database.db, write, async (tx) => {
      const at = new Date(clock.nowMs())
      if (!(await markRead(tx, { playerId, id: input.id ?? null, at }))) return err({ error: 'not_found' })
      return ok({ unread: await countUnread(tx, playerId) })
    })
  })
}

import { crmListMassMessages, crmMarkRead, type Refusal, type Registry } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { MassMessageDeps } from '../commands/send-mass-message.ts'
import { countUnread, listMassMessages, markRead, type Reader } from '../store/mass-messages.ts'

type InboxDeps = MassMessageDeps & {
  /** Returns those of the players who may not be marketed to. */
  withheldOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Registers the inbox of a player. */
export function addInbox(registry: Registry, deps: InboxDeps): void {
  addListMassMessages(registry, deps)
  addMarkRead(registry, deps)
}

async function readerOf({ withheldOf }: InboxDeps, playerId: string): Promise<Reader> {
  return { playerId, isWithheld: (await withheldOf([playerId])).has(playerId) }
}

function addListMassMessages(registry: Registry, deps: InboxDeps): void {
  const { database, cleanHtml } = deps
  registry.add(crmListMassMessages, async ({ input, caller: { playerId }, lang }) => {
    const { limit, offset, unread: onlyUnread = false } = input
    const { items, total } = await listMassMessages(database.db, {
      ...(await readerOf(deps, playerId)),
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

function addMarkRead(registry: Registry, deps: InboxDeps): void {
  const { database, clock } = deps
  registry.add(crmMarkRead, async ({ input, caller: { playerId }, key, inputHash }) => {
    const reader = await readerOf(deps, playerId)
    const write = { procedure: crmMarkRead, playerId, key, inputHash }
    return effect<{ unread: number }, Refusal<'not_found'>>(database.db, write, async (tx) => {
      const at = new Date(clock.nowMs())
      if (!(await markRead(tx, { ...reader, id: input.id ?? null, at }))) return err({ error: 'not_found' })
      return ok({ unread: await countUnread(tx, reader) })
    })
  })
}

import type { Registry } from '@poyraz/contract'
import { chatDelete, chatMessages, chatMute, chatReports, chatSet } from '@poyraz/contract/backoffice'
import { onCommit, transact } from '@poyraz/db'
import { err, HOUR_MS, ok, SECOND_MS } from '@poyraz/kernel'
import { tableOf } from '../ctx.ts'
import { type ChatCtx, chatChanged } from './ctx.ts'
import {
  hideMessage,
  type ListedMessage,
  listMessages,
  listReported,
  muteWriter,
  writeSetting,
} from './staff-store.ts'

/** Adds the procedures of the back office about chats. */
export function addStaffChat(registry: Registry, ctx: ChatCtx): void {
  const { db } = ctx.database
  registry.add(chatMessages, async ({ input: { tableID, playerID, limit, offset } }) => {
    const filter = { tableId: tableID ?? null, playerId: playerID ?? null, limit, offset }
    const { items, total } = await listMessages(db, filter)
    return ok({ items: items.map(present), total, limit, offset })
  })
  registry.add(chatReports, async ({ input: { limit, offset } }) => {
    const { items, total } = await listReported(db, { limit, offset })
    const shown = items.map((one) => ({ ...present(one), reports: one.reports, reasons: one.reasons }))
    return ok({ items: shown, total, limit, offset })
  })
  addStaffDecisions(registry, ctx)
}

function addStaffDecisions(registry: Registry, ctx: ChatCtx): void {
  const { db } = ctx.database
  registry.add(chatDelete, async ({ input: { messageID }, caller }) =>
    transact(db, async (tx) => {
      const tableID = await hideMessage(tx, messageID, caller.name)
      if (tableID === null) return err({ error: 'not_found' as const })
      onCommit(tx, () => ctx.bus.publish(chatChanged, { tableID, change: { kind: 'deleted', messageID } }))
      return ok(null)
    }),
  )
  registry.add(chatMute, async ({ input: { playerID, hours } }) =>
    transact(db, async (tx) => {
      const until = hours === 0 ? null : new Date(ctx.clock.nowMs() + hours * HOUR_MS)
      return (await muteWriter(tx, playerID, until)) ? ok(null) : err({ error: 'not_found' as const })
    }),
  )
  registry.add(chatSet, async ({ input: { tableID, isOpen, slowSeconds } }) => {
    if (!tableOf(ctx, tableID)) return err({ error: 'not_found' })
    const setting = { isOpen, slowMs: slowSeconds * SECOND_MS }
    await transact(db, async (tx) => {
      await writeSetting(tx, tableID, setting)
      onCommit(tx, () => ctx.bus.publish(chatChanged, { tableID, change: { kind: 'setting', ...setting } }))
    })
    return ok(null)
  })
}

function present({ messageId, tableId, playerId, text, at, deletedBy }: ListedMessage) {
  return {
    messageID: messageId,
    tableID: tableId,
    playerID: playerId,
    text,
    at: at.toISOString(),
    deletedBy,
  }
}

import {
  type Registry,
  tablesChat,
  tablesMuteWriter,
  tablesReportMessage,
  tablesSay,
  tablesSetChatName,
} from '@poyraz/contract'
import { effect, onCommit, type Tx } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import { tableOf } from '../ctx.ts'
import { type ChatCtx, chatChanged } from './ctx.ts'
import { type Names, namesOf, presentMessage, presentWriter } from './present.ts'
import { OPEN_CHAT, say } from './say.ts'
import {
  findSetting,
  findWriter,
  hasWriter,
  insertReport,
  listMuted,
  listSeen,
  lockWriter,
  setBlock,
  setNamed,
  tablesOfWriter,
} from './store.ts'

/** Messages that a page shows when it opens. */
const MESSAGES_SHOWN = 50

/** Adds the procedures of players about chats. */
export function addChat(registry: Registry, ctx: ChatCtx): void {
  const { db } = ctx.database
  registry.add(tablesChat, async ({ input: { tableID: tableId }, caller: { playerId } }) =>
    tableOf(ctx, tableId) ? ok(await chatOf(ctx, tableId, playerId)) : err({ error: 'not_found' }),
  )
  registry.add(tablesSay, async ({ input: { tableID: tableId, text }, caller: { playerId }, ...call }) => {
    if (!tableOf(ctx, tableId)) return err({ error: 'not_found' })
    if ((await ctx.people.withheldOf([playerId])).has(playerId)) return err({ error: 'chat_withheld' })
    const names = await ctx.people.usernamesOf([playerId])
    const write = { procedure: tablesSay, playerId, key: call.key, inputHash: call.inputHash }
    return effect(db, write, (tx) => say(ctx, tx, { tableId, playerId, text, names }))
  })
  registry.add(tablesSetChatName, async ({ input: { shown }, caller: { playerId }, key, inputHash }) => {
    const names = await ctx.people.usernamesOf([playerId])
    return effect(db, { procedure: tablesSetChatName, playerId, key, inputHash }, async (tx) => {
      await lockWriter(tx, playerId, ctx.clock.nowMs())
      await setNamed(tx, playerId, shown === 1)
      await publishName(ctx, tx, playerId, names)
      return ok({ shown })
    })
  })
  addModeration(registry, ctx)
}

function addModeration(registry: Registry, ctx: ChatCtx): void {
  const { db } = ctx.database
  registry.add(tablesMuteWriter, async ({ input, caller: { playerId }, key, inputHash }) =>
    effect(db, { procedure: tablesMuteWriter, playerId, key, inputHash }, async (tx) => {
      if (!(await hasWriter(tx, input.writerID))) return err({ error: 'not_found' as const })
      await setBlock(tx, playerId, input.writerID, input.muted === 1)
      return ok(null)
    }),
  )
  registry.add(tablesReportMessage, async ({ input, caller: { playerId }, key, inputHash }) =>
    effect(db, { procedure: tablesReportMessage, playerId, key, inputHash }, async (tx) => {
      const { messageID: messageId, reason } = input
      const at = new Date(ctx.clock.nowMs())
      const isKnown = await insertReport(tx, { messageId, playerId, reason, at })
      return isKnown ? ok(null) : err({ error: 'not_found' as const })
    }),
  )
}

async function chatOf(ctx: ChatCtx, tableId: number, playerId: string) {
  const { db } = ctx.database
  const setting = (await findSetting(db, tableId)) ?? OPEN_CHAT
  const self = await findWriter(db, playerId)
  const messages = await listSeen(db, { tableId, playerId, limit: MESSAGES_SHOWN })
  const muted = await listMuted(db, playerId)
  const names = await namesOf(ctx, [...messages, ...muted, ...(self ? [self] : [])])
  const mutedMs = self?.mutedUntil?.getTime() ?? 0
  return {
    messages: messages.map((message) => presentMessage(message, message, names)),
    ...setting,
    self: self ? presentWriter(self, names) : null,
    isNamed: self?.isNamed ?? false,
    mutedUntil: mutedMs > ctx.clock.nowMs() ? mutedMs : null,
    muted: muted.map((writer) => presentWriter(writer, names)),
  }
}

/** Tells the tables with messages of a player how the player is named from now on, after the commit. */
async function publishName(ctx: ChatCtx, tx: Tx, playerId: string, names: Names): Promise<void> {
  const found = await findWriter(tx, playerId)
  if (!found) return
  const writer = presentWriter(found, names)
  const tableIds = await tablesOfWriter(tx, playerId)
  onCommit(tx, () => {
    for (const tableID of tableIds)
      ctx.bus.publish(chatChanged, { tableID, change: { kind: 'named', writer } })
  })
}

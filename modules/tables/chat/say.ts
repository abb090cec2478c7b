import { onCommit, type Tx } from '@poyraz/db'
import { err, ok, type Result, SECOND_MS, uuidv7 } from '@poyraz/kernel'
import { faultOf, type TextFault } from './check-text.ts'
import { type ChatCtx, chatChanged } from './ctx.ts'
import { type Names, presentMessage } from './present.ts'
import { findSetting, insertMessage, lockWriter, type Setting, type Writer } from './store.ts'

/** Time between two messages of a player, unless staff set another one. */
const SLOW_MS = 2 * SECOND_MS
export const OPEN_CHAT: Setting = { isOpen: true, slowMs: SLOW_MS }

export type SayRefusal =
  | { readonly error: 'chat_closed' | 'chat_repeat' | `chat_${TextFault}` }
  | { readonly error: 'chat_muted' | 'chat_slow'; readonly data: { readonly waitMs: number } }

type Saying = {
  readonly tableId: number
  readonly playerId: string
  readonly text: string
  /** The username of the player. */
  readonly names: Names
}

/** Writes a message of a player and publishes it after the commit. */
export async function say(
  ctx: ChatCtx,
  tx: Tx,
  { tableId, playerId, text, names }: Saying,
): Promise<Result<ReturnType<typeof presentMessage>, SayRefusal>> {
  const fault = faultOf(text)
  if (fault) return err({ error: `chat_${fault}` })
  const setting = (await findSetting(tx, tableId)) ?? OPEN_CHAT
  const writer = await lockWriter(tx, playerId, ctx.clock.nowMs())
  // Read after the lock, so that the times of a player's messages rise.
  const nowMs = ctx.clock.nowMs()
  const refusal = refusalOf(setting, writer, text, nowMs)
  if (refusal) return err(refusal)
  const message = { id: uuidv7(nowMs), tableId, playerId, text, at: new Date(nowMs) }
  await insertMessage(tx, message)
  const said = presentMessage(writer, { ...message, messageId: message.id }, names)
  onCommit(tx, () =>
    ctx.bus.publish(chatChanged, { tableID: tableId, change: { kind: 'said', message: said } }),
  )
  return ok(said)
}

function refusalOf(setting: Setting, writer: Writer, text: string, nowMs: number): SayRefusal | null {
  if (!setting.isOpen) return { error: 'chat_closed' }
  const mutedMs = (writer.mutedUntil?.getTime() ?? 0) - nowMs
  if (mutedMs > 0) return { error: 'chat_muted', data: { waitMs: mutedMs } }
  const waitMs = (writer.lastAt?.getTime() ?? 0) + setting.slowMs - nowMs
  if (waitMs > 0) return { error: 'chat_slow', data: { waitMs } }
  return writer.lastText === text ? { error: 'chat_repeat' } : null
}

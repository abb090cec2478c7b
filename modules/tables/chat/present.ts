import type { ChatCtx } from './ctx.ts'
import type { Message, Writer } from './store.ts'

/** Usernames by player. */
export type Names = ReadonlyMap<string, string>

/** Returns the usernames of the writers who allow it. Not inside a transaction: another module reads them. */
export async function namesOf({ people }: ChatCtx, writers: readonly Writer[]): Promise<Names> {
  const named = [...new Set(writers.flatMap(({ isNamed, playerId }) => (isNamed ? [playerId] : [])))]
  return named.length > 0 ? people.usernamesOf(named) : new Map()
}

/** Returns a writer as others see it; only one who allows it has a name. */
export function presentWriter({ writerId, number, isNamed, playerId }: Writer, names: Names) {
  return { writerID: writerId, name: isNamed ? (names.get(playerId) ?? null) : null, number }
}

export function presentMessage(
  writer: Writer,
  { messageId, text, at }: Pick<Message, 'messageId' | 'text' | 'at'>,
  names: Names,
) {
  return { ...presentWriter(writer, names), messageID: messageId, text, at: at.getTime() }
}

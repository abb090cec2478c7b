import { defineTopic } from '@poyraz/bus'
import { chatNews } from '@poyraz/contract'
import type { TablesCtx } from '../ctx.ts'

/** Facts about players that the chat needs. */
export type ChatPeople = {
  usernamesOf(playerIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Returns those who may not play, and are therefore not shown to others. */
  withheldOf(playerIds: readonly string[]): Promise<ReadonlySet<string>>
}

export type ChatCtx = Pick<TablesCtx, 'database' | 'clock' | 'bus' | 'tables'> & {
  readonly people: ChatPeople
}

/** Event after a commit: a change of the chat of a table. */
export const chatChanged = defineTopic('tables.chat', chatNews)

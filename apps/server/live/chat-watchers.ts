import type { ChatNews } from '@poyraz/contract'
import { type Connection, deliver, memberOf } from './connection.ts'
import { frameOf } from './wire-text.ts'

/** Connections of players by the tables whose chats they show. */
export type ChatWatchers = {
  /** Replaces the earlier watch of the connection. Visitors watch no chat. */
  watch(connection: Connection, watch: { readonly tableIDs: readonly number[] }): void
  leave(connection: Connection): void
  publish(news: ChatNews): void
}

export function createChatWatchers(): ChatWatchers {
  const ofTable = new Map<number, Set<Connection>>()
  const watched = new Map<Connection, readonly number[]>()
  const leave = (connection: Connection) => {
    for (const tableId of watched.get(connection) ?? []) {
      const others = ofTable.get(tableId)
      others?.delete(connection)
      if (others?.size === 0) ofTable.delete(tableId)
    }
    watched.delete(connection)
  }
  return {
    leave,
    watch(connection, { tableIDs: tableIds }) {
      leave(connection)
      if (memberOf(connection) === null || tableIds.length === 0) return
      watched.set(connection, tableIds)
      for (const tableId of tableIds)
        ofTable.set(tableId, (ofTable.get(tableId) ?? new Set()).add(connection))
    },
    publish(news) {
      const listeners = ofTable.get(news.tableID)
      if (!listeners) return
      const frame = frameOf({ type: 'chat', news })
      for (const connection of listeners) deliver(connection, frame)
    },
  }
}

import type { ChatNews } from '@poyraz/contract'
import { afterEach, expect, it } from 'vitest'
import { chatConnected, chatDisconnected, takeChat, watchChat } from './chat-feed.ts'

const NEWS: ChatNews = { tableID: 101, change: { kind: 'setting', isOpen: true, slowMs: 2000 } }
afterEach(chatDisconnected)

function listen() {
  const heard: string[] = []
  const listener = {
    take: ({ change }: ChatNews) => void heard.push(change.kind),
    reload: () => void heard.push('reload'),
  }
  return { heard, listener }
}

it('repeats the watch after each connection, and reloads what may have been missed', () => {
  const sent: unknown[] = []
  const { heard, listener } = listen()
  const leave = watchChat(101, listener)
  chatConnected((message) => sent.push(message))
  takeChat(NEWS)
  chatDisconnected()
  chatConnected((message) => sent.push(message))
  leave()
  takeChat(NEWS)
  const watch = (tableIDs: number[]) => ({ type: 'watch_chat', tableIDs })
  expect(sent).toEqual([watch([101]), watch([101]), watch([])])
  expect(heard).toEqual(['reload', 'setting', 'reload'])
})

it('keeps the watch of a new table when the old one is left later', () => {
  const sent: unknown[] = []
  chatConnected((message) => sent.push(message))
  const leave = watchChat(101, listen().listener)
  const next = watchChat(102, listen().listener)
  leave()
  expect(sent.at(-1)).toEqual({ type: 'watch_chat', tableIDs: [102] })
  next()
})

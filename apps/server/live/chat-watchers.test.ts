import { expect, it } from 'vitest'
import { createChatWatchers } from './chat-watchers.ts'
import { createConnection } from './connection.ts'

const NEWS = { tableID: 101, change: { kind: 'setting', isOpen: false, slowMs: 2000 } } as const

function connect(kind: 'player' | 'visitor') {
  const frames: string[] = []
  const connection = createConnection(
    {
      send: (frame) => void frames.push(frame.toString()),
      close: () => undefined,
      terminate: () => undefined,
      bufferedBytes: () => 0,
    },
    0,
  )
  const member = { playerId: 'ada', sessionId: 's' }
  connection.state = kind === 'player' ? { kind, member, sessionUntilMs: 1 } : { kind }
  return { connection, frames }
}

it('sends a change to the players who show the chat of its table, and to nobody else', () => {
  const watchers = createChatWatchers()
  const [ada, can, visitor] = [connect('player'), connect('player'), connect('visitor')]
  watchers.watch(ada.connection, { tableIDs: [101, 102] })
  watchers.watch(can.connection, { tableIDs: [102] })
  watchers.watch(visitor.connection, { tableIDs: [101] })
  watchers.publish(NEWS)
  expect(ada.frames.map((frame) => JSON.parse(frame))).toEqual([{ type: 'chat', news: NEWS }])
  expect([can.frames, visitor.frames]).toEqual([[], []])
})

it('replaces the watch before, and forgets a connection that left', () => {
  const watchers = createChatWatchers()
  const ada = connect('player')
  watchers.watch(ada.connection, { tableIDs: [101] })
  watchers.watch(ada.connection, { tableIDs: [102] })
  watchers.publish(NEWS)
  watchers.watch(ada.connection, { tableIDs: [101] })
  watchers.leave(ada.connection)
  watchers.publish(NEWS)
  expect(ada.frames).toEqual([])
})

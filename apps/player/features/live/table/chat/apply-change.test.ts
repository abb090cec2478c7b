import { expect, it } from 'vitest'
import { applyChange, type Chat, type ChatMessage, withMuted } from './apply-change.ts'

const message = (n: number, writer = 1): ChatMessage => ({
  messageID: `01997000-0000-7000-8000-00000000000${n}`,
  writerID: `01997000-0000-7000-8000-0000000000a${writer}`,
  name: null,
  number: writer,
  text: `mesaj ${n}`,
  at: n,
})
const chatOf = (...messages: ChatMessage[]): Chat => ({
  messages,
  isOpen: true,
  slowMs: 2000,
  self: null,
  isNamed: false,
  mutedUntil: null,
  muted: [],
})
const textsOf = ({ messages }: Chat) => messages.map(({ text }) => text)
const said = (chat: Chat, one: ChatMessage) => applyChange(chat, { kind: 'said', message: one })

it('adds a message once and in order, also if it arrives late', () => {
  const chat = said(said(said(chatOf(message(1)), message(3)), message(2)), message(3))
  expect(textsOf(chat)).toEqual(['mesaj 1', 'mesaj 2', 'mesaj 3'])
})

it('removes a deleted message, and takes the name of a writer off all messages', () => {
  const named = { ...message(2), name: 'ada' }
  const chat = applyChange(chatOf(message(1, 2), named), { kind: 'deleted', messageID: message(1).messageID })
  const { messages } = applyChange(chat, { kind: 'named', writer: { ...named, name: null } })
  expect(messages).toEqual([message(2)])
})

it('hides all messages of a muted writer, and those that follow', () => {
  const chat = said(withMuted(chatOf(message(1), message(2, 2)), message(1)), message(3))
  expect(textsOf(chat)).toEqual(['mesaj 2'])
  expect(chat.muted).toMatchObject([{ number: 1 }])
})

it('keeps a hundred messages', () => {
  let chat = chatOf()
  for (let n = 0; n < 120; n++)
    chat = said(chat, { ...message(1), messageID: `01997000-0000-7000-8000-${String(n).padStart(12, '0')}` })
  expect(chat.messages).toHaveLength(100)
  expect(chat.messages.at(-1)?.messageID).toMatch(/119$/)
})

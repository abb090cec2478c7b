import type { ChatNews } from '@poyraz/contract'
import type { Item } from '../../../../shared/endpoint/procedures.ts'

export type Chat = Item<'tables.chat'>
export type ChatMessage = Chat['messages'][number]

/** Messages that a page keeps; older ones leave. */
const KEPT_MAX = 100

/** Applies a change of the socket to the loaded chat. A message that is known already is not added again. */
export function applyChange(chat: Chat, change: ChatNews['change']): Chat {
  switch (change.kind) {
    case 'said':
      return { ...chat, messages: withMessage(chat, change.message) }
    case 'deleted':
      return { ...chat, messages: chat.messages.filter(({ messageID }) => messageID !== change.messageID) }
    case 'named':
      return { ...chat, messages: chat.messages.map((one) => renamed(one, change.writer)) }
    case 'setting':
      return { ...chat, isOpen: change.isOpen, slowMs: change.slowMs }
  }
}

function withMessage({ messages, muted }: Chat, message: ChatMessage): ChatMessage[] {
  const isMuted = muted.some(({ writerID }) => writerID === message.writerID)
  if (isMuted || messages.some(({ messageID }) => messageID === message.messageID)) return messages
  return [...messages, message].toSorted(inOrder).slice(-KEPT_MAX)
}

/** The order of the server: by time, then by id. */
const inOrder = (a: ChatMessage, b: ChatMessage) => a.at - b.at || (a.messageID < b.messageID ? -1 : 1)

type Writer = Pick<ChatMessage, 'writerID' | 'name'>

const renamed = (message: ChatMessage, { writerID, name }: Writer): ChatMessage =>
  message.writerID === writerID ? { ...message, name } : message

/** Hides the messages of a writer, and keeps the writer in the list of muted ones. */
export function withMuted(chat: Chat, { writerID, name, number }: ChatMessage): Chat {
  return {
    ...chat,
    messages: chat.messages.filter((one) => one.writerID !== writerID),
    muted: [...chat.muted, { writerID, name, number }],
  }
}

import { randomId } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { call } from '../../../../shared/endpoint/call.ts'
import { callQuery } from '../../../../shared/endpoint/queries.ts'
import type { Refused } from '../../../../shared/endpoint/reply.ts'
import { useFailureText } from '../../../../shared/i18n/failure-text.ts'
import { watchChat } from '../../../../shared/live/chat-feed.ts'
import { notify } from '../../../../shared/notices/notices.ts'
import { applyChange, type Chat, type ChatMessage, withMuted } from './apply-change.ts'

type Reason = 'insult' | 'spam' | 'contact' | 'other'
type Change = (apply: (chat: Chat) => Chat) => void

/** Returns the chat of a table with its newest messages, and the calls of the player. */
export function useChat(tableID: number) {
  const { chat, change, reload } = useLiveChat(tableID)
  return { chat, ...useWriting(tableID, change), ...useModeration(change, reload) }
}

/** Loads the chat and applies the changes of the socket. */
function useLiveChat(tableID: number) {
  const lang = useLang()
  const client = useQueryClient()
  const query = useMemo(() => callQuery('tables.chat', { tableID }, lang), [tableID, lang])
  const chat = useQuery({ ...query, staleTime: 0 }).data?.data
  const change: Change = useCallback(
    (apply) =>
      void client.setQueryData<{ data: Chat }>(
        query.queryKey,
        (reply) => reply && { ...reply, data: apply(reply.data) },
      ),
    [client, query],
  )
  const reload = useCallback(() => void client.invalidateQueries(query), [client, query])
  useEffect(
    () =>
      watchChat(tableID, {
        reload,
        take: (news) => news.tableID === tableID && change((one) => applyChange(one, news.change)),
      }),
    [tableID, change, reload],
  )
  return { chat, change, reload }
}

function useWriting(tableID: number, change: Change) {
  const accepted = useAccepted()
  return {
    async say(text: string): Promise<boolean> {
      const reply = await call('tables.say', { tableID, text, key: randomId() })
      if (reply.ok) change((one) => applyChange(one, { kind: 'said', message: reply.value.data }))
      // The first message makes the player a writer, whose messages are marked.
      if (reply.ok) change((one) => ({ ...one, self: one.self ?? reply.value.data }))
      return accepted(reply)
    },
    async showName(isShown: boolean): Promise<void> {
      const reply = await call('tables.set_chat_name', { shown: isShown ? 1 : 0, key: randomId() })
      if (accepted(reply)) change((one) => ({ ...one, isNamed: isShown }))
    },
  }
}

function useModeration(change: Change, reload: () => void) {
  const accepted = useAccepted()
  return {
    async mute(message: ChatMessage): Promise<void> {
      const { writerID } = message
      const reply = await call('tables.mute_writer', { writerID, muted: 1, key: randomId() })
      if (accepted(reply)) change((one) => withMuted(one, message))
    },
    async unmute(writerID: string): Promise<void> {
      if (accepted(await call('tables.mute_writer', { writerID, muted: 0, key: randomId() }))) reload()
    },
    report: async ({ messageID }: ChatMessage, reason: Reason): Promise<boolean> =>
      accepted(await call('tables.report_message', { messageID, reason, key: randomId() })),
  }
}

type Reply = { readonly ok: true } | { readonly ok: false; readonly error: Refused }

/** Returns the function that tells if a call was accepted, and shows a refusal as a notice. */
function useAccepted(): (reply: Reply) => boolean {
  const failureText = useFailureText()
  return (reply) => {
    if (!reply.ok) notify(failureText(reply.error), { tone: 'negative' })
    return reply.ok
  }
}

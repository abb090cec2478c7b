import { formatTime } from '@poyraz/text'
import { Button, cx, Popover } from '@poyraz/ui'
import { EllipsisVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { notify } from '../../../../shared/notices/notices.ts'
import type { Chat, ChatMessage } from './apply-change.ts'
import type { useChat } from './use-chat.ts'

const REASONS = ['insult', 'spam', 'contact', 'other'] as const
/** Distance from the end, in pixels, within which the list follows new messages. */
const FOLLOW_PX = 80

type ListProps = {
  readonly chat: Chat
  readonly onMute: ReturnType<typeof useChat>['mute']
  readonly onReport: ReturnType<typeof useChat>['report']
}

/** The messages, the newest at the end. Screen readers announce new ones. */
export function MessageList({ chat, ...actions }: ListProps) {
  const t = useTranslations('tableChat')
  const list = useFollowed(chat.messages.length)
  return (
    <div
      ref={list}
      role="log"
      aria-label={t('messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls takes the focus
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-2"
    >
      {chat.messages.length === 0 && <p className="py-6 text-center text-sm text-white/80">{t('none')}</p>}
      <ul className="flex flex-col gap-1">
        {chat.messages.map((message) => (
          <Message
            key={message.messageID}
            message={message}
            isOwn={message.writerID === chat.self?.writerID}
            {...actions}
          />
        ))}
      </ul>
    </div>
  )
}

/** Keeps the end of a list in sight while the player has not scrolled up. */
function useFollowed(count: number) {
  const list = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    const { current } = list
    if (!current) return
    const below = current.scrollHeight - current.scrollTop - current.clientHeight
    if (
      isFirst.current ||
      below < FOLLOW_PX + (current.lastElementChild?.lastElementChild?.clientHeight ?? 0)
    )
      current.scrollTop = current.scrollHeight
    isFirst.current = false
  }, [count])
  return list
}

type MessageProps = Omit<ListProps, 'chat'> & { readonly message: ChatMessage; readonly isOwn: boolean }

function Message({ message, isOwn, ...actions }: MessageProps) {
  const t = useTranslations('tableChat')
  const { name, number, text, at } = message
  const writer = isOwn ? t('you') : (name ?? t('player', { number }))
  return (
    <li className="flex items-start gap-1 py-1">
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2 text-xs">
          <span className={cx('truncate font-bold', isOwn ? 'text-lamp' : 'text-white')}>{writer}</span>
          <time dateTime={new Date(at).toISOString()} className="flex-none text-white/80 tabular-nums">
            {formatTime(at)}
          </time>
        </p>
        <p className="text-sm wrap-anywhere">{text}</p>
      </div>
      {!isOwn && <MessageActions message={message} writer={writer} {...actions} />}
    </li>
  )
}

function MessageActions(
  props: Omit<ListProps, 'chat'> & { readonly message: ChatMessage; readonly writer: string },
) {
  const t = useTranslations('tableChat')
  const { message, writer, onMute, onReport } = props
  const report = async (reason: (typeof REASONS)[number]) => {
    if (await onReport(message, reason)) notify(t('reported'))
  }
  return (
    <Popover
      label={t('more', { name: writer })}
      trigger={<EllipsisVertical aria-hidden="true" className="size-4.5" />}
      triggerClass="grid size-11 flex-none place-items-center text-white/80 hover:bg-white/10"
    >
      <Button variant="quiet" data-leave className="w-full" onClick={() => void onMute(message)}>
        {t('mute')}
      </Button>
      <p className="px-1 pt-3 pb-1 text-sm font-semibold">{t('report')}</p>
      <div className="grid grid-cols-2 gap-2">
        {REASONS.map((reason) => (
          <Button key={reason} variant="quiet" data-leave onClick={() => void report(reason)}>
            {t(`reasons.${reason}`)}
          </Button>
        ))}
      </div>
    </Popover>
  )
}

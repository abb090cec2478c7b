import { SECOND_MS } from '@poyraz/kernel'
import { en } from '@poyraz/text/chat/en'
import { tr } from '@poyraz/text/chat/tr'
import { IconButton, Spinner, SwitchField } from '@poyraz/ui'
import { MessageCircle, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { TextsBeyond } from '../../../../shared/i18n/texts-beyond.tsx'
import { useWhen } from '../../../../shared/i18n/when.ts'
import type { Chat } from './apply-change.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import { MutedWriters } from './muted-writers.tsx'
import { useChat } from './use-chat.ts'

const TEXTS = { tr, en } as const

type PanelProps = { readonly tableID: number; onClose(): void }

/** The chat of a table: beside the scene on wide screens, over its lower part on phones. */
export function ChatPanel(props: PanelProps) {
  return (
    <TextsBeyond texts={TEXTS}>
      <Panel {...props} />
    </TextsBeyond>
  )
}

function Panel({ tableID, onClose }: PanelProps) {
  const t = useTranslations('tableChat')
  const { chat, ...calls } = useChat(tableID)
  return (
    <section
      aria-label={t('title')}
      className="z-30 flex w-80 flex-none flex-col border-l border-white/15 bg-night text-white max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:h-4/5 max-lg:w-full max-lg:rounded-t-banner max-lg:border-t max-lg:border-l-0"
    >
      <header className="flex items-center justify-between py-1 pr-1.5 pl-4">
        <h2 className="flex items-center gap-2 text-lg">
          <MessageCircle aria-hidden="true" className="size-5" />
          {t('title')}
        </h2>
        <IconButton
          label={t('fold')}
          onClick={onClose}
          className="text-white hover:bg-white/10 hover:text-white"
        >
          <X className="size-5" />
        </IconButton>
      </header>
      {chat ? (
        <>
          <MessageList chat={chat} onMute={calls.mute} onReport={calls.report} />
          <Foot chat={chat} {...calls} />
        </>
      ) : (
        <div className="grid flex-1 place-items-center">
          <Spinner />
        </div>
      )}
    </section>
  )
}

type FootProps = { readonly chat: Chat } & Pick<ReturnType<typeof useChat>, 'say' | 'showName' | 'unmute'>

function Foot({ chat, say, showName, unmute }: FootProps) {
  const t = useTranslations('tableChat')
  const when = useWhen()
  const why = chat.isOpen
    ? chat.mutedUntil !== null && t('muted', { time: when(new Date(chat.mutedUntil).toISOString()) })
    : t('closed')
  return (
    <footer className="flex flex-col gap-2 border-t border-white/15 px-4 py-3">
      {why ? <p className="text-sm">{why}</p> : <MessageForm onSend={say} />}
      <p className="text-xs text-white/80">
        {t('rules')} {t('slow', { seconds: Math.ceil(chat.slowMs / SECOND_MS) })}
      </p>
      <SwitchField
        label={t('showName')}
        hint={<span className="text-white/80">{t('showNameText')}</span>}
        checked={chat.isNamed}
        onChange={({ target }) => void showName(target.checked)}
      />
      <MutedWriters muted={chat.muted} onUnmute={unmute} />
    </footer>
  )
}

import { CHAT_TEXT_MAX } from '@poyraz/contract/constants'
import { IconButton } from '@poyraz/ui'
import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

/** Characters that are left when the count appears. */
const COUNT_FROM = 40
const TOOL = 'text-white hover:bg-white/10 hover:text-white'

/** One line for a message. A refused message stays in it, so that the player can change it. */
export function MessageForm({ onSend }: { onSend(text: string): Promise<boolean> }) {
  const t = useTranslations('tableChat')
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const left = CHAT_TEXT_MAX - text.length
  const send = async () => {
    if (text.trim() === '' || isBusy) return
    setBusy(true)
    const isSent = await onSend(text)
    setBusy(false)
    if (isSent) setText('')
  }
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-1">
        <input
          aria-label={t('write')}
          value={text}
          maxLength={CHAT_TEXT_MAX}
          placeholder={t('write')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && void send()}
          className="min-h-11 min-w-0 flex-1 rounded-control border border-white/35 bg-white/10 px-3 text-white placeholder:text-white/70"
        />
        <IconButton label={t('send')} aria-disabled={isBusy} onClick={() => void send()} className={TOOL}>
          <SendHorizontal className="size-5" />
        </IconButton>
      </div>
      {left <= COUNT_FROM && <p className="text-xs text-white/80">{t('left', { count: left })}</p>}
    </div>
  )
}

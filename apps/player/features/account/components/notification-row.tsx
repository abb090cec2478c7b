import bank from 'art:1f3e6/96'
import letter from 'art:1f4ec/96'
import { cutRichText, formatMoney } from '@poyraz/text'
import { Badge, Button, cx, useLang } from '@poyraz/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { useFocusFallback } from '../../../shared/focus/use-focus-fallback.ts'
import { useWhen } from '../../../shared/i18n/when.ts'
import type { MassMessage, Notification } from '../../../shared/notifications/notifications.ts'
import { useReadPayouts } from '../../../shared/notifications/read-payouts.ts'
import type { Transaction } from '../../../shared/transactions/transactions.ts'
import { useMarkRead } from '../hooks/use-mark-read.ts'

export function NotificationRow({ item }: { readonly item: Notification }) {
  return item.kind === 'message' ? <MessageRow message={item.message} /> : <PayoutRow payout={item.payout} />
}

/** A message that expands to its whole text; expanding marks it as read. */
function MessageRow({ message }: { readonly message: MassMessage }) {
  const t = useTranslations('notifications')
  const { markMessage } = useMarkRead()
  const [open, setOpen] = useState(false)
  const unread = message.read === 0
  const toggle = () => {
    setOpen(!open)
    if (!open && unread) markMessage(message.id)
  }
  return (
    <Row
      art={letter}
      unread={unread}
      title={message.title}
      date={message.date}
      actions={
        <>
          <Button variant="ghost" aria-expanded={open} onClick={toggle} className="-ml-4">
            {open ? t('close') : t('open')}
            <span className="sr-only"> · {message.title}</span>
          </Button>
          {unread && <MarkButton title={message.title} onMark={() => markMessage(message.id)} />}
        </>
      }
    >
      {open ? (
        <RichText html={message.html} className="text-sm" />
      ) : (
        <p className="text-sm text-muted">{cutRichText(message.html)}</p>
      )}
    </Row>
  )
}

function PayoutRow({ payout }: { readonly payout: Transaction }) {
  const t = useTranslations('notifications')
  const lang = useLang()
  const { markPayout } = useMarkRead()
  const unread = !useReadPayouts((state) => state.read).has(payout.id)
  const amount = formatMoney(Math.abs(payout.amount), lang)
  return (
    <Row
      art={bank}
      unread={unread}
      title={t('payout')}
      date={payout.date}
      actions={unread && <MarkButton title={t('payout')} onMark={() => markPayout(payout.id)} />}
    >
      <p className="text-sm text-muted">{t('payoutText', { amount })}</p>
    </Row>
  )
}

function Row(props: {
  readonly art: string
  readonly unread: boolean
  readonly title: string
  readonly date: string
  readonly children: ReactNode
  readonly actions: ReactNode
}) {
  const t = useTranslations('notifications')
  const when = useWhen()
  return (
    <li className="flex gap-4 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0">
      <Picture src={props.art} side={40} className="mt-0.5 size-10 flex-none" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className={cx('font-text text-base tracking-normal', !props.unread && 'font-semibold')}>
            {props.title}
          </h2>
          {props.unread && <Badge tone="success">{t('isNew')}</Badge>}
          <time
            dateTime={props.date}
            className="text-xs text-muted tabular-nums max-md:basis-full md:ml-auto"
          >
            {when(props.date)}
          </time>
        </div>
        <div className="mt-1 max-w-prose">{props.children}</div>
        <div className="flex flex-wrap gap-x-2">{props.actions}</div>
      </div>
    </li>
  )
}

function MarkButton({ title, onMark }: { readonly title: string; readonly onMark: () => void }) {
  const t = useTranslations('notifications')
  const button = useFocusFallback<HTMLButtonElement>((going) => {
    const row = going.closest('li')
    return () => row?.querySelector('h2')
  })
  return (
    <Button ref={button} variant="ghost" onClick={onMark} className="first:-ml-4">
      {t('markRead')}
      <span className="sr-only"> · {title}</span>
    </Button>
  )
}

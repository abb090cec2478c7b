import { Badge, type BadgeTone, Card, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../../shared/i18n/when.ts'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { RowSkeletons } from '../../../shared/lists/row-skeletons.tsx'
import { type OwnMessage, ownMessagesQuery } from '../api/support.ts'

const TONES = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
} as const satisfies Record<OwnMessage['status'], BadgeTone>

/** The player's messages with their states and answers, the latest first. */
export function OwnMessages() {
  const t = useTranslations('content.message')
  return (
    <Card>
      <h2 className="mb-1 text-lg">{t('mine')}</h2>
      <PagedList
        list={useInfiniteQuery(ownMessagesQuery(useLang()))}
        skeleton={<RowSkeletons rows={2} />}
        empty={<p className="py-3 text-sm text-muted">{t('none')}</p>}
      >
        {(messages) => (
          <ul>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function MessageRow({ message }: { readonly message: OwnMessage }) {
  const t = useTranslations('content.message')
  const when = useWhen()
  const { reference, subject, text, related, status, date, answers } = message
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary className="flex min-h-16 list-none items-center gap-3 rounded-control py-2.5">
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0 text-sm font-bold wrap-anywhere">{subject}</span>
              <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
            </span>
            <span className="mt-0.5 block text-xs text-muted tabular-nums">
              {reference} · {when(date)}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 flex-none text-muted transition group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-3 pb-4">
          <Said by={t('you', { date: when(date) })} text={text} />
          {related !== null && <p className="text-xs text-muted">{t('about', { related })}</p>}
          {answers.map((answer) => (
            <Said
              key={answer.date}
              by={t('answer', { date: when(answer.date) })}
              text={answer.text}
              className="rounded-tile bg-surface-2 p-4"
            />
          ))}
        </div>
      </details>
    </li>
  )
}

function Said(props: { readonly by: string; readonly text: string; readonly className?: string }) {
  return (
    <section className={props.className}>
      <h3 className="font-text text-xs tracking-normal text-muted">{props.by}</h3>
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{props.text}</p>
    </section>
  )
}

import { atTime } from '@poyraz/text'
import { Badge, cx, Money, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useWhen } from '../../../shared/i18n/when.ts'
import type { Ticket } from '../api/bonuses.ts'

/** One ticket: its number and, after the draw, its prize. */
export function TicketTile({ ticket }: { readonly ticket: Ticket }) {
  const t = useTranslations('tickets')
  const lang = useLang()
  const when = useWhen()
  const { prize } = ticket
  const won = prize !== null && prize > 0
  return (
    <li
      className={cx(
        'flex min-h-24 overflow-hidden rounded-tile border',
        won ? 'border-brass bg-brass-soft' : 'border-line bg-surface-2',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'w-4 flex-none border-r-2 border-dashed',
          won ? 'border-brass bg-brass' : 'border-line-strong bg-brand-soft',
        )}
      />
      <span className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 px-4 py-3">
        <span className="text-xs text-muted">{t('number')}</span>
        <span className="font-mono text-lg font-bold tabular-nums">{ticket.number}</span>
        <span className="text-xs text-muted">
          {t('earned', { date: atTime(when(ticket.earnedAt), lang) })}
        </span>
      </span>
      <span className="flex flex-none flex-col items-end justify-center gap-1 pr-4">
        <Badge tone={won ? 'warning' : 'neutral'}>
          {prize === null ? t('waiting') : won ? t('won') : t('lost')}
        </Badge>
        {won && <Money amount={prize} className="font-bold text-brass" />}
      </span>
    </li>
  )
}

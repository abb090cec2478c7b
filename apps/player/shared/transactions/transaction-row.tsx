import slot from 'art:1f3b0/96'
import trophy from 'art:1f3c6/96'
import bank from 'art:1f3e6/96'
import gift from 'art:1f381/96'
import wrench from 'art:1f527/96'
import coin from 'art:1fa99/96'
import { Badge, type BadgeTone, Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import type { Messages } from '../i18n/messages.ts'
import { useWhen } from '../i18n/when.ts'
import type { Transaction } from './transactions.ts'

type CategoryKey = keyof Messages['account']['categories']
type StatusKey = keyof Messages['account']['statuses']

const ART: Readonly<Record<CategoryKey, string>> = {
  '1': coin,
  '2': bank,
  '3': slot,
  '4': trophy,
  '5': gift,
  '6': wrench,
  '7': trophy,
  '8': trophy,
  '9': gift,
}
const TONES: Readonly<Record<StatusKey, BadgeTone>> = {
  '1000': 'warning',
  '1001': 'warning',
  '1002': 'success',
  '1003': 'success',
  '1004': 'danger',
  '1005': 'neutral',
  '1006': 'neutral',
  '1007': 'neutral',
}
/** Finished is the ordinary case and needs no badge beside every bet. */
const SILENT_STATUS = '1003'

/** One line of a statement: what it was, when, and what it did to the balance. */
export function TransactionRow({ item }: { readonly item: Transaction }) {
  const t = useTranslations('account')
  const when = useWhen()
  const category = String(item.transaction_category_id) as CategoryKey
  const status = String(item.transaction_status) as StatusKey
  const known = category in ART
  const kind = known ? t(`categories.${category}`) : ''
  const title = item.description || kind
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0">
      <Picture src={ART[category] ?? coin} side={36} className="flex-none" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-bold">{title}</span>
        <span className="block text-xs text-muted">
          {kind !== title && `${kind} · `}
          <time dateTime={item.date} className="whitespace-nowrap">
            {when(item.date)}
          </time>
        </span>
      </span>
      {status in TONES && status !== SILENT_STATUS && (
        <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
      )}
      <span className="flex flex-col items-end">
        <Money
          amount={item.amount}
          sign="always"
          className={item.amount > 0 ? 'text-sm font-bold text-success' : 'text-sm font-bold'}
        />
        <span className="text-xs text-muted">
          <span className="sr-only">{t('balanceAfter')} </span>
          <Money amount={item.balanceAfter} />
        </span>
      </span>
    </li>
  )
}

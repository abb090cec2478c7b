import { formatDateTime } from '@poyraz/text'
import { Button, Meter, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Limit } from '../../../shared/protection/protection.ts'
import { useLimitWords } from '../limit-words.ts'
import { ConfirmChange } from './confirm-change.tsx'

/** A limit with its use, and a pending change that the player still has to confirm. */
export function LimitRow(props: {
  readonly limit: Limit
  readonly onChange: () => void
  readonly onRemove: () => void
}) {
  const t = useTranslations('limits')
  const words = useLimitWords()
  const { limit } = props
  const name = words.name(limit)
  return (
    <li className="flex flex-col gap-2 border-b border-line py-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="font-text text-base tracking-normal">{name}</h3>
        <span className="font-bold tabular-nums">{words.value(limit.kind, limit.value)}</span>
      </div>
      <Used limit={limit} />
      {limit.pending && <Pending limit={limit} pending={limit.pending} />}
      <div className="-ml-4 flex flex-wrap gap-x-1">
        <Button variant="ghost" onClick={props.onChange}>
          {t('change')}
          <span className="sr-only"> · {name}</span>
        </Button>
        <Button variant="ghost" onClick={props.onRemove}>
          {t('remove')}
          <span className="sr-only"> · {name}</span>
        </Button>
      </div>
    </li>
  )
}

/** A stake limit applies to each single stake, so it has no use. */
function Used({ limit }: { readonly limit: Limit }) {
  const t = useTranslations('limits')
  const words = useLimitWords()
  if (limit.kind === 'stake') return <p className="text-sm text-muted">{t('kindTexts.stake')}</p>
  const used = Math.max(0, limit.used)
  const left = Math.max(0, limit.value - used)
  const text =
    left === 0
      ? t('reached')
      : t('used', { used: words.value(limit.kind, used), left: words.value(limit.kind, left) })
  return (
    <>
      <Meter
        label={words.name(limit)}
        text={text}
        value={used}
        max={limit.value}
        tone={left === 0 ? 'danger' : left * 5 <= limit.value ? 'warning' : 'brand'}
      />
      <p className="text-sm text-muted tabular-nums">{text}</p>
    </>
  )
}

function Pending(props: { readonly limit: Limit; readonly pending: NonNullable<Limit['pending']> }) {
  const t = useTranslations('limits')
  const lang = useLang()
  const words = useLimitWords()
  const { limit, pending } = props
  const what =
    pending.value === null
      ? t('pendingRemoval')
      : t('pendingValue', { value: words.value(limit.kind, pending.value) })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-tile bg-surface-2 px-4 py-3 text-sm">
      <p>
        <span className="block font-bold tabular-nums">{what}</span>
        {!pending.confirmable && (
          <span className="text-muted tabular-nums">
            {t('pendingFrom', { date: formatDateTime(pending.applies, lang) })}
          </span>
        )}
      </p>
      {pending.confirmable && <ConfirmChange id={limit.id} label={t('confirm')} done={t('confirmed')} />}
    </div>
  )
}

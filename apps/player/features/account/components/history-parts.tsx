import { Button, cx, EmptyState, Money } from '@poyraz/ui'
import { Download, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'

/**
 * Period and file buttons in one row, other filters below it. On phones everything but the period is
 * collapsed.
 */
export function HistoryHead(props: {
  readonly period: ReactNode
  /** A single other filter, shown beside the period. */
  readonly choice?: ReactNode
  readonly filters?: ReactNode
  readonly exporting: boolean
  readonly onExport: () => void
  /** Buttons for other files of the same period. */
  readonly files?: ReactNode
}) {
  const t = useTranslations('history')
  const [open, setOpen] = useState(false)
  const folded = !open && 'max-md:hidden'
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="max-md:min-w-0 max-md:flex-1">{props.period}</div>
        <FilterButton open={open} onToggle={() => setOpen(!open)} />
        {props.choice && <div className={cx('w-full md:w-64', folded)}>{props.choice}</div>}
        <div className={cx('flex flex-wrap gap-2 max-md:w-full md:ml-auto', folded)}>
          {props.files}
          <ExportButton busy={props.exporting} onExport={props.onExport} />
        </div>
      </div>
      {props.filters && (
        <fieldset className={cx(folded)}>
          <legend className="sr-only">{t('filters')}</legend>
          <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-3 xl:grid-cols-5">
            {props.filters}
          </div>
        </fieldset>
      )}
    </div>
  )
}

function FilterButton({ open, onToggle }: { readonly open: boolean; readonly onToggle: () => void }) {
  const t = useTranslations('history')
  return (
    <Button
      variant="outline"
      aria-expanded={open}
      aria-label={t('filters')}
      onClick={onToggle}
      className="size-12 flex-none px-0 aria-expanded:bg-surface-2 md:hidden"
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
    </Button>
  )
}

function ExportButton({ busy, onExport }: { readonly busy: boolean; readonly onExport: () => void }) {
  const t = useTranslations('history')
  return (
    <Button
      variant="quiet"
      busy={busy}
      onClick={onExport}
      className="min-h-12 whitespace-nowrap max-md:flex-1 max-md:px-3"
    >
      {!busy && <Download aria-hidden="true" className="size-4.5" />}
      {busy ? t('exporting') : t('export')}
    </Button>
  )
}

/** Totals of all items that match the filters, in kuruş. */
export function HistoryTotals({
  sums,
}: {
  readonly sums: readonly { readonly label: string; readonly amount: number; readonly signed?: boolean }[]
}) {
  const t = useTranslations('history')
  return (
    <section aria-label={t('totals')} className="mt-4 rounded-tile bg-surface-2 px-4 py-3">
      <p className="text-xs text-muted">{t('totals')}</p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 md:gap-x-8">
        {sums.map(({ label, amount, signed }) => (
          <div key={label} className="flex items-baseline gap-2 text-sm">
            <dt>{label}</dt>
            <dd className="font-bold">
              <Money amount={amount} sign={signed ? 'always' : 'auto'} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Shown if no item matches the filters; `action` leads to where such items come from. */
export function NoRecords({
  text,
  action,
}: {
  readonly text?: string | undefined
  readonly action?: ReactNode
}) {
  const t = useTranslations('history')
  return (
    <EmptyState
      art={<Picture src={PICTURES.magnifier} side={80} className="art" />}
      title={t('emptyTitle')}
      text={text ? `${t('emptyText')} ${text}` : t('emptyText')}
      action={action}
    />
  )
}

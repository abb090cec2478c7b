import { cx, IconButton } from '@poyraz/ui'
import { X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventName } from '../hooks/use-event-name.ts'
import { useOdds } from '../odds/use-odds.ts'
import { letterOf } from '../slip/letters.ts'
import { slipActions } from '../slip/slip-store.ts'
import type { SlipLeg } from '../slip/use-figures.ts'
import { EventLink } from './event-link.tsx'
import { PartList } from './part-list.tsx'

type Props = { readonly leg: SlipLeg; readonly place: number; readonly system: boolean }

/** A selection of the slip, with its present price and the one that the player saw. */
export function CouponLeg({ leg, place, system }: Props) {
  const t = useTranslations('sports.coupon')
  const { selection, open } = leg
  return (
    <li
      className={cx(
        'rounded-tile border bg-surface p-3',
        open ? 'border-line' : 'odds-closed border-line-strong',
      )}
    >
      <div className="flex items-start gap-2.5">
        <Letter place={place} />
        <Names selection={selection} />
        <LegPrice leg={leg} />
        <IconButton
          label={t('remove', { selection: selection.outcomeName })}
          onClick={() => slipActions.remove(selection)}
          className="-my-2 -mr-2.5"
        >
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {!open && <p className="mt-1 text-xs font-semibold text-brass">{t('closedLeg')}</p>}
      {system && <Banker leg={leg} />}
    </li>
  )
}

function Names({ selection }: Pick<SlipLeg, 'selection'>) {
  const name = useEventName()
  const { parts, marketName, outcomeName } = selection
  return (
    <div className="min-w-0 flex-1">
      <p className="text-sm font-bold">{parts ? marketName : outcomeName}</p>
      <EventLink event={selection} className="block truncate text-xs text-muted hover:text-text">
        {name(selection)}
      </EventLink>
      {parts ? <PartList parts={parts} /> : <p className="truncate text-xs text-muted">{marketName}</p>}
    </div>
  )
}

export function Letter({ place }: { readonly place: number }) {
  return (
    <span className="grid size-5.5 flex-none place-items-center rounded-small bg-surface-2 text-xs font-bold">
      {letterOf(place)}
    </span>
  )
}

function LegPrice({ leg: { selection, odds } }: { readonly leg: SlipLeg }) {
  const t = useTranslations('sports.coupon')
  const sports = useTranslations('sports')
  const format = useOdds()
  const up = odds > selection.odds
  const moved = odds !== selection.odds
  return (
    <span className="text-right tabular-nums">
      <b className={cx('text-base', moved && (up ? 'text-success' : 'text-danger'))}>
        {moved && (
          <span role="img" aria-label={sports(up ? 'priceUp' : 'priceDown')} className="mr-1 text-xs">
            {up ? '▲' : '▼'}
          </span>
        )}
        {format(odds)}
      </b>
      {moved && (
        <span className="block text-xs text-muted">{t('was', { odds: format(selection.odds) })}</span>
      )}
    </span>
  )
}

function Banker({ leg: { selection } }: { readonly leg: SlipLeg }) {
  const t = useTranslations('sports.coupon')
  return (
    <button
      type="button"
      aria-pressed={selection.banker}
      aria-label={t('bankerOf', { selection: selection.outcomeName })}
      onClick={() => slipActions.toggleBanker(selection)}
      className="mt-2 inline-flex min-h-9 items-center rounded-chip border border-line px-3 text-xs font-bold text-muted aria-pressed:border-brass aria-pressed:bg-brass-soft aria-pressed:text-brass"
    >
      {t('banker')}
    </button>
  )
}

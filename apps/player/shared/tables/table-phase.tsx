import { atTime, formatTime } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { Hand, MoonStar } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useSecondsUntil, useTableStates } from './table-states.ts'

/** The phase of a table of the house, with the countdown of its bets. */
export function TablePhase({ tableID }: { readonly tableID: number }) {
  const t = useTranslations('live')
  const lang = useLang()
  const state = useTableStates(({ states }) => states[tableID])
  // The line keeps its height in every phase, also before the state is known.
  if (!state) return <p className="relative min-h-8" />
  if (state.opensAt !== null) {
    return (
      <p className="relative flex min-h-8 items-center gap-2 text-sm font-bold">
        <MoonStar aria-hidden="true" className="size-4.5" />
        {t('closedUntil', { time: atTime(formatTime(state.opensAt), lang) })}
      </p>
    )
  }
  if (state.dealer && !state.dealer.isPresent && state.phase === 'betting') {
    return (
      <p className="relative flex min-h-8 items-center gap-2 text-sm font-bold">
        <Hand aria-hidden="true" className="size-4.5" />
        {t('noDealer')}
      </p>
    )
  }
  return (
    <p className="relative flex min-h-8 items-center gap-2 text-sm font-bold">
      <span
        aria-hidden="true"
        className={cx('size-2.5 rounded-chip', state.phase === 'betting' ? 'bg-white' : 'bg-lamp')}
      />
      {t(`phases.${state.phase}`)}
      {state.phase === 'betting' && <SecondsLeft endsAt={state.endsAt} />}
    </p>
  )
}

function SecondsLeft({ endsAt }: { readonly endsAt: number }) {
  const left = useSecondsUntil(endsAt)
  return (
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-chip border-2 border-white tabular-nums"
    >
      {left}
    </span>
  )
}

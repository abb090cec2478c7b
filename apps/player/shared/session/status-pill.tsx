import { cx, Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useNetToday } from '../protection/protection.ts'
import { useSessionClock } from './session-clock.ts'
import { useSignedIn } from './session-store.ts'

/** The marks that every page carries: play money, 18+, the session clock and what a player won or lost today. */
export function StatusPill(props: {
  readonly className?: string | undefined
  /** On phones the money stands below the rest: for rows that have no room for all of it. */
  readonly stacked?: boolean
}) {
  const t = useTranslations('site')
  const clock = useSessionClock()
  const signedIn = useSignedIn()
  return (
    <p
      className={cx(
        'flex items-center gap-x-1.5 text-xs whitespace-nowrap text-muted',
        props.stacked && 'max-sm:flex-col max-sm:items-start',
        props.className,
      )}
    >
      <span className={cx('flex gap-x-1.5', props.stacked && 'max-sm:flex-wrap')}>
        <span title={t('playMoneyLong')}>{t('playMoney')}</span>
        <span aria-hidden="true">·</span>
        <span title={t('adultsLong')}>{t('adults')}</span>
        <span aria-hidden="true">·</span>
        <span className="sr-only">{t('session')}</span>
        <time className="tabular-nums" title={t('session')}>
          {clock}
        </time>
      </span>
      {signedIn && <NetToday stacked={props.stacked ?? false} />}
    </p>
  )
}

/** Keeps its room while it is not known yet. */
function NetToday({ stacked }: { readonly stacked: boolean }) {
  const t = useTranslations('site')
  const net = useNetToday()
  return (
    <>
      <span aria-hidden="true" className={stacked ? 'max-sm:hidden' : undefined}>
        ·
      </span>
      <span title={t('netLong')} className="inline-flex min-w-22 gap-1">
        <span>{t('net')}</span>
        {net === null ? <span aria-hidden="true">…</span> : <Money amount={net} sign="always" />}
      </span>
    </>
  )
}

import { cx } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { useSessionClock } from './session-clock.ts'

/** The marks that every page carries: play money, 18+ and the session clock. */
export function StatusPill({ className }: { readonly className?: string | undefined }) {
  const t = useTranslations('site')
  const clock = useSessionClock()
  return (
    <p className={cx('flex items-center gap-1.5 text-xs whitespace-nowrap text-muted', className)}>
      <span title={t('playMoneyLong')}>{t('playMoney')}</span>
      <span aria-hidden="true">·</span>
      <span title={t('adultsLong')}>{t('adults')}</span>
      <span aria-hidden="true">·</span>
      <span className="sr-only">{t('session')}</span>
      <time className="tabular-nums" title={t('session')}>
        {clock}
      </time>
    </p>
  )
}

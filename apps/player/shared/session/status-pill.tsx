import { cx, Money } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useNetToday } from '../protection/protection.ts'
import { useSessionClock } from './session-clock.ts'
import { useSignedIn } from './session-store.ts'

/** Marks of every page: play money, 18+, the session clock and today's result. */
export function StatusPill(props: {
  readonly className?: string | undefined
  /** Lets the marks wrap to more lines on phones, in rows without room for one line. */
  readonly stacked?: boolean
}) {
  const t = useTranslations('site')
  const clock = useSessionClock()
  const signedIn = useSignedIn()
  return (
    <div className={cx('flex items-center text-xs whitespace-nowrap text-muted', props.className)}>
      {/* The dot before the first mark of a line is clipped. */}
      <div className="min-w-0 overflow-hidden">
        <p className={cx('-ml-4 flex', props.stacked && 'max-sm:flex-wrap')}>
          <Mark title={t('playMoneyLong')}>{t('playMoney')}</Mark>
          <Mark title={t('adultsLong')}>{t('adults')}</Mark>
          <Mark title={t('session')}>
            <span className="sr-only">{t('session')}</span>
            <time className="tabular-nums">{clock}</time>
          </Mark>
          {signedIn && <NetToday />}
        </p>
      </div>
    </div>
  )
}

function Mark(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <span title={props.title} className="inline-flex gap-1">
      <span aria-hidden="true" className="-mr-1 w-4 text-center">
        ·
      </span>
      {props.children}
    </span>
  )
}

/** Keeps its width until the result is known. */
function NetToday() {
  const t = useTranslations('site')
  const net = useNetToday()
  return (
    <Mark title={t('netLong')}>
      <span>{t('net')}</span>
      <span className="min-w-14">
        {net === null ? <span aria-hidden="true">…</span> : <Money amount={net} sign="always" />}
      </span>
    </Mark>
  )
}

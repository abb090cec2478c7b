import type { Kurus } from '@poyraz/kernel'
import { formatMoney, formatTimes } from '@poyraz/text'
import type { ReactNode } from 'react'
import { tenthsOf } from '../round/tier.ts'
import { useLanguage, useText } from './context.ts'
import styles from './plate-amount.module.css'

/** An amount in large golden digits. */
export function PlateAmount({ children }: { readonly children: ReactNode }) {
  return <span className={styles['amount']}>{children}</span>
}

/** The win as a multiple of the stake: `₺40,00 bahsin 31,2 katı`. */
export function StakeTimes({ winKurus, stakeKurus }: Record<'winKurus' | 'stakeKurus', Kurus>) {
  const t = useText()
  const lang = useLanguage()
  const times = formatTimes(tenthsOf(winKurus, stakeKurus), lang)
  return (
    <span className={styles['times']}>
      {t('plate.times', { stake: formatMoney(stakeKurus, lang), times })}
    </span>
  )
}

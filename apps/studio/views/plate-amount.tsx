import type { Kurus } from '@poyraz/kernel'
import { formatMoney, formatTimes } from '@poyraz/text'
import type { CSSProperties, ReactNode } from 'react'
import { tenthsOf } from '../round/tier.ts'
import { useLanguage, useText } from './context.ts'
import styles from './plate-amount.module.css'

/** An amount in large golden digits, as large as the whole `amountKurus` fits its plate. */
export function PlateAmount(props: { readonly amountKurus: Kurus; readonly children: ReactNode }) {
  const { length } = formatMoney(props.amountKurus, useLanguage())
  return (
    <span className={styles['amount']} style={{ '--letters': length } as CSSProperties}>
      {props.children}
    </span>
  )
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

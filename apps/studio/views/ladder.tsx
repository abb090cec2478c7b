import type { Kurus } from '@poyraz/kernel'
import { climbOf, RUNGS } from '../round/tier.ts'
import { useText } from './context.ts'
import styles from './ladder.module.css'

/** The rungs of large wins, and how far this amount has climbed. */
export function Ladder({ amountKurus, stakeKurus }: Record<'amountKurus' | 'stakeKurus', Kurus>) {
  const t = useText()
  const climb = climbOf(amountKurus, stakeKurus)
  return (
    <span className={styles['ladder']} style={{ '--climb': climb } as React.CSSProperties} aria-hidden="true">
      <span className={styles['track']} />
      {RUNGS.map(({ tier, times }) => (
        <span
          key={tier}
          className={styles['rung']}
          data-reached={amountKurus >= BigInt(times) * stakeKurus ? '' : undefined}
        >
          <span className={styles['knob']}>{t('plate.rungTimes', { times })}</span>
          {t(`plate.rung.${tier}`)}
        </span>
      ))}
    </span>
  )
}

import { kurus } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { cx } from '@poyraz/ui'
import { tierOf } from '../../round/tier.ts'
import { CountUp } from '../../views/count-up.tsx'
import { formatUnits } from '../format.ts'
import type { OriginalRound } from '../state.ts'
import { useOriginalState, useSpeech } from './original-context.ts'
import styles from './result-line.module.css'

const COUNT_MS = 700

/** The result of the round on the board once it has been shown. Screen readers get it from `Announcer`. */
export function ResultLine() {
  const round = useOriginalState((state) => state.round)
  const isShown = useOriginalState(
    ({ phase }) => phase === 'idle' || phase === 'resting' || phase === 'stopped',
  )
  return (
    <p className={styles['line']} aria-hidden="true">
      {round && isShown && !round.isOpen && <Result key={round.roundId} round={round} />}
    </p>
  )
}

function Result({ round }: { readonly round: OriginalRound }) {
  const { t, lang } = useSpeech()
  const { winKurus, stakeKurus, outcome } = round
  const tier = tierOf(winKurus, stakeKurus)
  if (tier === 'none') return <span className={styles['quiet']}>{t('original.lost')}</span>
  if (tier === 'neutral') {
    const amount = formatMoney(winKurus, lang)
    const text = outcome.ended === 'void' ? 'original.voided' : 'original.neutral'
    return <span className={styles['quiet']}>{t(text, { amount })}</span>
  }
  return (
    <span className={cx(styles['win'])}>
      <span className={styles['times']}>{formatUnits(outcome.units, lang)}</span>
      <span className={styles['amount']}>
        +<CountUp from={kurus(0)} to={winKurus} ms={COUNT_MS} />
      </span>
    </span>
  )
}

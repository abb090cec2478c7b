import { formatCount } from '@poyraz/text'
import { useGame, useGameState, useLanguage, useText } from './context.ts'
import styles from './marks.module.css'
import { VerifyButton } from './verify-button.tsx'

/** Always visible: the round and its proof on one side, the kind of money and who may play on the other. */
export function Marks() {
  const t = useText()
  const { demoToken, replayToken } = useGame().launch
  const mark = replayToken !== null ? 'replay.mark' : demoToken !== null ? 'marks.demo' : null
  return (
    <footer className={styles['footer']}>
      <LastRound />
      <p className={`${styles['marks']} ${styles['right']}`}>
        <span>{mark === null ? t('marks.playMoney') : `${t(mark)} · ${t('marks.playMoney')}`}</span>
        <span>
          {t('marks.adult')} · {t('marks.responsible')}
        </span>
      </p>
    </footer>
  )
}

function LastRound() {
  const t = useText()
  const lang = useLanguage()
  const round = useGameState((state) => state.round)
  if (!round) return null
  const nonce = formatCount(round.fairness.nonce, lang)
  return (
    <p className={`${styles['marks']} ${styles['left']}`}>
      <VerifyButton round={round} className={styles['link']} label={t('marks.verifyRound', { nonce })}>
        <span aria-hidden="true">✓ </span>
        {t('marks.verifiable')}
      </VerifyButton>
    </p>
  )
}

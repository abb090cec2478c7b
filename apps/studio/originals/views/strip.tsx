import { cx } from '@poyraz/ui'
import { useLanguage, useText } from '../../views/context.ts'
import { useOriginal, useOriginalState } from './original-context.ts'
import styles from './strip.module.css'

/** The last outcomes, newest first; one that paid more than its stake is marked. */
export function Strip() {
  const t = useText()
  const lang = useLanguage()
  const { client } = useOriginal()
  const strip = useOriginalState((state) => state.strip)
  return (
    <ol aria-label={t('original.strip')} className={styles['strip']}>
      {strip.length === 0 && <li className={styles['empty']}>{t('original.stripEmpty')}</li>}
      {strip.map(({ roundId, outcome, winKurus, stakeKurus }) => (
        <li key={roundId} className={cx(styles['past'], winKurus > stakeKurus && styles['won'])}>
          {client.label(outcome, lang)}
        </li>
      ))}
    </ol>
  )
}

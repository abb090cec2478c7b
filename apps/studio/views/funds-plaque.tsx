import { useStudioState, useText } from './context.ts'
import styles from './funds-plaque.module.css'

/** Shows, during a bonus, which money pays, or the number of free rounds left. */
export function FundsPlaque() {
  const isFeature = useStudioState((state) => state.feature !== null)
  const funds = useStudioState((state) => state.funds)
  const t = useText()
  if (isFeature || !funds) return null
  return (
    <p className={styles['plaque']}>
      {funds.free ? t('funds.free', { left: funds.free.left }) : t(`funds.${funds.order}`)}
    </p>
  )
}

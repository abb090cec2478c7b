import { useStudioState, useText } from './context.ts'
import styles from './feature-plaque.module.css'

/**
 * During free spins: their number and the multiplier of the wins. Otherwise, with a bonus: the money that
 * pays, or the number of rounds left that the house pays.
 */
export function FeaturePlaque() {
  const feature = useStudioState((state) => state.feature)
  const funds = useStudioState((state) => state.funds)
  const t = useText()
  if (feature) return <Feature {...feature} />
  if (!funds) return null
  return (
    <p className={styles['plaque']}>
      {funds.free ? t('funds.free', { left: funds.free.left }) : t(`funds.${funds.order}`)}
    </p>
  )
}

function Feature(props: { readonly done: number; readonly total: number; readonly multiplier: number }) {
  const { done, total, multiplier } = props
  const t = useText()
  return (
    <p className={styles['plaque']}>
      <span>{t('feature.label')}</span>
      <strong className={styles['count']}>{t('feature.count', { done, total })}</strong>
      {multiplier > 1 && <span className={styles['times']}>{t('feature.multiplier', { multiplier })}</span>}
    </p>
  )
}

import { useStudioState, useText } from './context.ts'
import styles from './feature-plaque.module.css'

/** While free spins run: which one it is, and what multiplies the wins. */
export function FeaturePlaque() {
  const t = useText()
  const feature = useStudioState((state) => state.feature)
  if (!feature) return null
  return (
    <p className={styles['plaque']}>
      <span>{t('feature.label')}</span>
      <strong className={styles['count']}>
        {t('feature.count', { done: feature.done, total: feature.total })}
      </strong>
      {feature.multiplier > 1 && (
        <span className={styles['times']}>{t('feature.multiplier', { multiplier: feature.multiplier })}</span>
      )}
    </p>
  )
}

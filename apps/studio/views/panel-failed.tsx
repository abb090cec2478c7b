import type { LateFailedProps } from '@poyraz/ui'
import { useText, useView } from './context.ts'
import { Panel } from './panel.tsx'
import styles from './panel-failed.module.css'

/** Shown if a panel could not be loaded: the game goes on, and the player may retry. */
export function PanelFailed({ onRetry }: LateFailedProps) {
  const t = useText()
  const panel = useView((view) => view.panel)
  if (!panel) return null
  return (
    <Panel title={t(`${panel}.title`)}>
      <p role="alert">{t('top.failed')}</p>
      <button type="button" className={styles['retry']} onClick={onRetry}>
        {t('top.retry')}
      </button>
    </Panel>
  )
}

import { cx } from '@poyraz/ui'
import type { ReactNode } from 'react'
import styles from './control-bar.module.css'

/** A named amount of the control bar. */
export function Field(props: {
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={cx(styles['field'], props.className)}>
      <span className={styles['label']}>{props.name}</span>
      <span className={styles['value']}>{props.children}</span>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './rules-panel.module.css'

/** One titled part of the rules. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{title}</h3>
      {children}
    </section>
  )
}

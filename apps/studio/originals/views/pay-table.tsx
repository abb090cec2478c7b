import type { ReactNode } from 'react'
import styles from './pay-table.module.css'

type PayTableProps = {
  readonly title?: string
  readonly head: readonly string[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** A table of the rules: what each case is, its chance and what it pays. */
export function PayTable({ title, head, rows }: PayTableProps) {
  return (
    <table className={styles['table']}>
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, index) => (
              <td key={head[index + 1] ?? index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { en } from '@poyraz/text/site/en'
import { tr } from '@poyraz/text/site/tr'
import { Skeleton } from '@poyraz/ui'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { TextsBeyond } from '../i18n/texts-beyond.tsx'
import { watchTables } from '../live/tables-watch.ts'
import { TableCard } from './table-card.tsx'
import type { LiveTable } from './tables.ts'

const GRID = 'grid grid-cols-1 gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3 2xl:grid-cols-5'
/** Texts of tables, for pages that load other catalogues. */
const TEXTS = { tr: { live: tr.live }, en: { live: en.live } } as const

export function TableGrid(props: { readonly tables: readonly LiveTable[]; readonly heading: 'h2' | 'h3' }) {
  useEffect(watchTables, [])
  return (
    <TextsBeyond texts={TEXTS}>
      <ul className={GRID}>
        {props.tables.map((table) => (
          <li key={table.tableID} className="grid">
            <TableCard table={table} heading={props.heading} />
          </li>
        ))}
      </ul>
    </TextsBeyond>
  )
}

export function TableGridSkeleton({ cards }: { readonly cards: number }) {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} className="h-52 rounded-tile" />
      ))}
    </div>
  )
}

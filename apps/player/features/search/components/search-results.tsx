import { cx } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Hit } from '../hits.ts'
import type { Found } from '../hooks/use-found.ts'
import { PageLine } from './page-line.tsx'

/** The list under the search field; its last line links to the page of all results. */
export function SearchResults(props: {
  readonly listId: string
  readonly text: string
  readonly found: Found
  readonly hits: readonly Hit[]
  readonly chosen: number
  readonly onOpen: (index: number) => void
}) {
  const t = useTranslations('searching')
  const { busy, searched } = props.found
  const count = t('count', { count: props.found.count })
  return (
    <div className="absolute inset-x-0 top-full z-10 mt-2 rounded-tile border border-line bg-surface p-2 text-text shadow-pop">
      <p className="px-2 pt-1 pb-2 text-xs font-bold text-muted">
        {searched ? (busy ? t('busy') : count) : t('quick')}
      </p>
      <div role="listbox" id={props.listId} aria-label={t('label')}>
        {props.hits.map((hit, index) => (
          <Line
            key={hit.key}
            id={`${props.listId}-${index}`}
            chosen={index === props.chosen}
            onOpen={() => props.onOpen(index)}
          >
            <HitLine hit={hit} text={props.text} searched={searched} />
          </Line>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {searched && !busy ? count : ''}
      </p>
    </div>
  )
}

function HitLine(props: { readonly hit: Hit; readonly text: string; readonly searched: boolean }) {
  const t = useTranslations('searching')
  const { hit } = props
  switch (hit.type) {
    case 'item':
      return <hit.kind.Line item={hit.item} />
    case 'page':
      return <PageLine page={hit.page} />
    default:
      return (
        <span className="px-1 py-2 text-sm font-semibold text-brand">
          {props.searched ? t('all', { query: props.text }) : t('open')}
        </span>
      )
  }
}

/** An option of the list. Arrow keys select it and the focus stays in the field. */
function Line(props: {
  readonly id: string
  readonly chosen: boolean
  readonly onOpen: () => void
  readonly children: ReactNode
}) {
  return (
    <div
      role="option"
      id={props.id}
      tabIndex={-1}
      aria-selected={props.chosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onOpen}
      className={cx(
        'flex min-h-11 cursor-pointer items-center rounded-control px-2 hover:bg-surface-2',
        props.chosen && 'bg-surface-2',
      )}
    >
      {props.children}
    </div>
  )
}

import { cx } from '@poyraz/ui'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FoundLine } from '../../../shared/manifest/found-line.tsx'
import type { Hit } from '../hits.ts'
import type { Found } from '../hooks/use-found.ts'
import { PageLine } from './page-line.tsx'

type ResultsProps = {
  readonly listId: string
  readonly text: string
  readonly found: Found
  readonly hits: readonly Hit[]
  readonly chosen: number
  readonly onOpen: (index: number) => void
  readonly onForgetRecent: () => void
}

/**
 * The list under the search field; its last line links to the page of all results. On phones it covers the
 * page.
 */
export function SearchResults(props: ResultsProps) {
  const t = useTranslations('searching')
  const { busy, searched } = props.found
  const count = t('count', { count: props.found.count })
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-full z-10 mt-2 rounded-tile border border-line bg-surface p-2 text-text shadow-pop',
        'max-md:fixed max-md:top-16 max-md:bottom-0 max-md:mt-0 max-md:overflow-y-auto max-md:overscroll-contain',
        'max-md:rounded-none max-md:border-0 max-md:bg-bg max-md:shadow-none',
      )}
    >
      {searched && <p className={HEADING}>{busy ? t('busy') : count}</p>}
      {searched && !busy && props.found.count === 0 && (
        <p className="px-2 pb-3">
          <strong className="block wrap-anywhere">{t('none', { query: props.text })}</strong>
          <span className="text-sm text-muted">{t('noneText')}</span>
        </p>
      )}
      <Lines {...props} />
      <p aria-live="polite" className="sr-only">
        {searched && !busy ? count : ''}
      </p>
    </div>
  )
}

const HEADING = 'px-2 pt-1 pb-2 text-xs font-bold text-muted'

/**
 * The options. The headings and the button between them are no options: screen readers get them as the names
 * of groups, and the button comes before the list.
 */
function Lines({ listId, text, found, hits, chosen, onOpen, onForgetRecent }: ResultsProps) {
  const t = useTranslations('searching')
  const home = useTranslations('home')
  const { searched } = found
  const line = (hit: Hit, index: number) => (
    <Line key={hit.key} id={`${listId}-${index}`} chosen={index === chosen} onOpen={() => onOpen(index)}>
      <HitLine hit={hit} text={text} searched={searched} />
    </Line>
  )
  const rows = hits.map(line)
  const recentCount = hits.filter(({ type }) => type === 'recent').length
  const quickFrom = recentCount + hits.filter(({ type }) => type === 'played').length
  return (
    <>
      {recentCount > 0 && <RecentHeading onForget={onForgetRecent} />}
      <div role="listbox" id={listId} aria-label={t('label')}>
        {recentCount > 0 && (
          <div role="group" aria-label={t('recent')}>
            {rows.slice(0, recentCount)}
          </div>
        )}
        {quickFrom > recentCount && (
          <Group title={home('lastPlayed')} below={recentCount > 0}>
            {rows.slice(recentCount, quickFrom)}
          </Group>
        )}
        {searched || rows.length - quickFrom < 2 ? (
          rows.slice(quickFrom)
        ) : (
          <Group title={t('quick')} below={quickFrom > 0}>
            {rows.slice(quickFrom)}
          </Group>
        )}
      </div>
    </>
  )
}

/** A named group of options. */
function Group(props: { readonly title: string; readonly below: boolean; readonly children: ReactNode }) {
  return (
    <div role="group" aria-label={props.title}>
      <p aria-hidden="true" className={cx(HEADING, props.below && 'pt-4')}>
        {props.title}
      </p>
      {props.children}
    </div>
  )
}

/** The button keeps the focus in the field. */
function RecentHeading({ onForget }: { readonly onForget: () => void }) {
  const t = useTranslations('searching')
  return (
    <p className={cx(HEADING, 'flex items-center justify-between gap-3 pb-0')}>
      {t('recent')}
      <button
        type="button"
        onPointerDown={(event) => event.preventDefault()}
        onClick={onForget}
        className="min-h-11 rounded-control px-2 font-semibold text-brand underline"
      >
        {t('clearRecent')}
      </button>
    </p>
  )
}

function HitLine(props: { readonly hit: Hit; readonly text: string; readonly searched: boolean }) {
  const t = useTranslations('searching')
  const { hit } = props
  switch (hit.type) {
    case 'recent':
      return (
        <FoundLine
          art={<History aria-hidden="true" className="size-5 text-muted" />}
          title={hit.text}
          end=""
        />
      )
    case 'played':
    case 'item':
      return <hit.kind.Line item={hit.item} />
    case 'page':
      return <PageLine page={hit.page} />
    default:
      return (
        <span className="px-1 py-2 text-sm font-semibold wrap-anywhere text-brand">
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

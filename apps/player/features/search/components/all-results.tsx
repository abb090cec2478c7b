import { buttonClass, EmptyState, Skeleton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { type Found, useFound } from '../hooks/use-found.ts'
import { PAGE_ADDRESSES } from '../page-index.ts'
import { PageLine, TableLine } from './hit-lines.tsx'

const WANTED = { games: 24, tables: 24, pages: 12 } as const
const ROW =
  'flex items-center rounded-tile border border-line bg-surface px-3 py-1 transition hover:border-line-strong'
const ROWS = 'grid gap-2.5 md:grid-cols-2 lg:grid-cols-3'

/** The results by kind. A kind without results is left out; a place that could not be asked is named. */
export function AllResults({ query }: { readonly query: string }) {
  const t = useTranslations('searching')
  const found = useFound(query, WANTED)
  const count = found.games.total + found.tables.total + found.pages.total
  if (found.busy && count === 0) return <Waiting />
  return (
    <>
      <p aria-live="polite" className="text-sm text-muted">
        {t('count', { count })}
        {found.incomplete && ` · ${t('part')}`}
      </p>
      {count === 0 ? <Nothing query={query} /> : <Kinds query={query} found={found} />}
    </>
  )
}

function Kinds({ query, found }: { readonly query: string; readonly found: Found }) {
  const t = useTranslations('searching')
  return (
    <>
      <Kind title={t('pages')} isEmpty={found.pages.items.length === 0}>
        <ul className={ROWS}>
          {found.pages.items.map((page) => (
            <li key={page.name}>
              <Link {...linkTo(PAGE_ADDRESSES[page.name])} className={ROW}>
                <PageLine page={page} />
              </Link>
            </li>
          ))}
        </ul>
      </Kind>
      <Kind title={t('games')} isEmpty={found.games.items.length === 0}>
        <GameGrid games={found.games.items} heading="h3" />
        {found.games.total > found.games.items.length && (
          <Link to="/slot" search={{ q: query }} className={buttonClass({ variant: 'quiet' })}>
            {t('allGames')}
          </Link>
        )}
      </Kind>
      <Kind title={t('tables')} isEmpty={found.tables.items.length === 0}>
        <ul className={ROWS}>
          {found.tables.items.map((table) => (
            <li key={table.tableID}>
              <Link to="/play/$type/$id" params={{ type: 'live', id: String(table.tableID) }} className={ROW}>
                <TableLine table={table} />
              </Link>
            </li>
          ))}
        </ul>
      </Kind>
    </>
  )
}

function Kind(props: { readonly title: string; readonly isEmpty: boolean; readonly children: ReactNode }) {
  if (props.isEmpty) return null
  return (
    <section className="flex flex-col items-start gap-3 *:w-full">
      <h2 className="text-xl">{props.title}</h2>
      {props.children}
    </section>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-5 w-24" />
      <GameGridSkeleton />
    </>
  )
}

function Nothing({ query }: { readonly query: string }) {
  const t = useTranslations('searching')
  const all = useTranslations('lobby')('allGames')
  return (
    <EmptyState
      art={<Picture src={PICTURES.magnifier} side={80} className="art" />}
      title={t('none', { query })}
      text={t('noneText')}
      action={
        <Link to="/slot" className={buttonClass({ variant: 'quiet' })}>
          {all}
        </Link>
      }
    />
  )
}

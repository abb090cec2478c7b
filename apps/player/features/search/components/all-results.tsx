import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, cx, EmptyState, Skeleton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { type Found, useFound } from '../hooks/use-found.ts'
import { useRecentSearches } from '../recent-searches.ts'
import { KindResults, ROW, ROWS } from './kind-results.tsx'
import { PageLine } from './page-line.tsx'
import { Suggestions } from './suggestions.tsx'

/** Shows the results by kind. A kind without results is left out; missing parts are mentioned. */
export function AllResults({ query }: { readonly query: string }) {
  const t = useTranslations('searching')
  const found = useFound(query, 'page')
  const { count } = found
  useRemembered(query)
  if (found.busy && count === 0) return <Waiting />
  return (
    <>
      <p aria-live="polite" className={cx('text-sm text-muted', count === 0 && 'sr-only')}>
        {t('count', { count })}
        {found.incomplete && ` · ${t('part')}`}
      </p>
      {count === 0 ? <Nothing query={query} /> : <Kinds query={query} found={found} />}
    </>
  )
}

/** Keeps the search among the recent ones when the player leaves its results, not at each letter. */
function useRemembered(query: string): void {
  const { remember } = useRecentSearches()
  const latest = useRef({ query, remember })
  useEffect(() => {
    latest.current = { query, remember }
  })
  useEffect(() => () => latest.current.remember(latest.current.query), [])
}

function Kinds({ query, found }: { readonly query: string; readonly found: Found }) {
  const t = useTranslations('searching')
  return (
    <>
      {found.kinds.map((one) => (
        <Kind key={one.kind.name} title={t(one.kind.title)} isEmpty={one.items.length === 0}>
          <KindResults {...one} query={query} />
        </Kind>
      ))}
      <Kind title={t('pages')} isEmpty={found.pages.items.length === 0}>
        <ul className={ROWS}>
          {found.pages.items.map((page) => (
            <li key={page.name}>
              <Link {...linkTo(page.address)} className={ROW}>
                <PageLine page={page} />
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
    <>
      <EmptyState
        art={<Picture src={PICTURES.magnifier} side={80} className="art" />}
        title={t('none', { query })}
        text={t('noneText')}
        action={
          <Link to={slotPaths.lobby} className={buttonClass({ variant: 'quiet' })}>
            {all}
          </Link>
        }
      />
      <Suggestions withRecent={false} />
    </>
  )
}

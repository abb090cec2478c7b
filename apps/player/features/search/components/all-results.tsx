import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, EmptyState, Skeleton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { linkTo } from '../../../shared/navigation/site-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { type Found, type FoundKind, useFound } from '../hooks/use-found.ts'
import { PageLine } from './page-line.tsx'

const ROW =
  'flex items-center rounded-tile border border-line bg-surface px-3 py-1 transition hover:border-line-strong'
const ROWS = 'grid gap-2.5 md:grid-cols-2 lg:grid-cols-3'

/** Shows the results by kind. A kind without results is left out; missing parts are mentioned. */
export function AllResults({ query }: { readonly query: string }) {
  const t = useTranslations('searching')
  const found = useFound(query, 'page')
  const { count } = found
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
              <Link {...linkTo(page.address)} className={ROW}>
                <PageLine page={page} />
              </Link>
            </li>
          ))}
        </ul>
      </Kind>
      {found.kinds.map((one) => (
        <Kind key={one.kind.name} title={t(one.kind.title)} isEmpty={one.items.length === 0}>
          {one.kind.Results ? <one.kind.Results {...one} query={query} /> : <Rows {...one} />}
        </Kind>
      ))}
    </>
  )
}

function Rows({ kind, items }: FoundKind) {
  const signedIn = useSignedIn()
  return (
    <ul className={ROWS}>
      {items.map((item) => (
        <li key={kind.keyOf(item)}>
          <Link {...linkTo(kind.addressOf(item, signedIn))} className={ROW}>
            <kind.Line item={item} />
          </Link>
        </li>
      ))}
    </ul>
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
        <Link to={slotPaths.lobby} className={buttonClass({ variant: 'quiet' })}>
          {all}
        </Link>
      }
    />
  )
}

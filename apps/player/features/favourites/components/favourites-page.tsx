import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, EmptyState, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { useFavourites, useFavouriteTables } from '../../../shared/favourites/favourites.ts'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { quickAccessQuery } from '../../../shared/games/games.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { TableGrid } from '../../../shared/tables/table-grid.tsx'

/** The player's favourite slots and live tables, with the quick-access games below. */
export function FavouritesPage() {
  const t = useTranslations('favourites')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-5">
        <h1 className="text-3xl">{t('title')}</h1>
        <Favourites />
      </div>
      <QuickAccess />
    </div>
  )
}

function Favourites() {
  const menu = useTranslations('menu')
  const marked = useTranslations('marked')
  const games = useFavourites()
  const tables = useFavouriteTables()
  const error = games.error ?? tables.error
  if (error && (!games.data || !tables.data)) {
    return <ListFailure error={error} onRetry={() => void Promise.all([games.refetch(), tables.refetch()])} />
  }
  if (!games.data || !tables.data) return <GameGridSkeleton />
  const slots = games.data.data
  const live = tables.data.data
  if (slots.length + live.length === 0) return <NoFavourites />
  return (
    <>
      {slots.length > 0 && (
        <Section title={menu('slot')}>
          <GameGrid games={slots} heading="h3" />
        </Section>
      )}
      {live.length > 0 && (
        <Section title={marked('tables')}>
          <TableGrid tables={live} heading="h3" />
        </Section>
      )}
    </>
  )
}

function NoFavourites() {
  const t = useTranslations('favourites')
  const all = useTranslations('lobby')('allGames')
  return (
    <EmptyState
      art={<Picture src={PICTURES.star} side={96} className="art" />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to={slotPaths.lobby} className={buttonClass()}>
          {all}
        </Link>
      }
    />
  )
}

/** Renders nothing if the games are empty or failed to load, because they are only an extra. */
function QuickAccess() {
  const t = useTranslations('marked')
  const { data, error } = useQuery(quickAccessQuery(useLang()))
  if (error || data?.data.length === 0) return null
  return (
    <Section title={t('quick')}>
      {data ? <GameGrid games={data.data} heading="h3" /> : <GameGridSkeleton />}
    </Section>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

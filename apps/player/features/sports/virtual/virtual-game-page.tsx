import { VIRTUAL_TABLES, type VirtualTable } from '@poyraz/games/virtual'
import { virtualPaths } from '@poyraz/site/virtual'
import { buttonClass, Card, EmptyState, late, Skeleton, useLang } from '@poyraz/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { SportMark } from '../components/sport-mark.tsx'
import { useVirtualRound } from './use-virtual-round.ts'

const route = getRouteApi(`/open/virtual${virtualPaths.game}`)
const waiting = <Skeleton className="h-96 rounded-banner" />
const RacePage = late(() => import('./race/race-page.tsx').then((module) => module.RacePage), { waiting })
const LeaguePage = late(() => import('./league/league-page.tsx').then((module) => module.LeaguePage), {
  waiting,
})

/** One virtual game with its present round. */
export function VirtualGamePage() {
  const { game } = route.useParams()
  const table = VIRTUAL_TABLES.find((one) => one.game === game)
  return table ? <Game key={table.id} table={table} /> : <Missing />
}

function Game({ table }: { readonly table: VirtualTable }) {
  const lang = useLang()
  const t = useTranslations('virtual')
  const { live, error, refetch } = useVirtualRound(table.id)
  const name = live?.round.name ?? table.name[lang]
  usePageTitle(name)
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl md:text-3xl">{name}</h1>
      {error && !live && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!live && !error && <GameSkeleton />}
      {live?.round.rests && (
        <Card>
          <EmptyState
            art={<SportMark sport={live.round.outright?.sport ?? 'football'} side={72} />}
            title={t('rests')}
            text={t('restsText')}
          />
        </Card>
      )}
      {live &&
        !live.round.rests &&
        (table.game === 'league' ? <LeaguePage {...live} /> : <RacePage {...live} />)}
    </div>
  )
}

const ROWS = 6

function GameSkeleton() {
  return (
    <>
      <Skeleton className="aspect-4/3 w-full rounded-banner sm:aspect-2/1 lg:aspect-9/4" />
      <Card className="flex flex-col gap-3">
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} className="h-11" />
        ))}
      </Card>
    </>
  )
}

function Missing() {
  const t = useTranslations('virtual')
  usePageTitle(t('missing'))
  return (
    <EmptyState
      isPage
      art={<SportMark sport="horse_racing" side={96} />}
      title={t('missing')}
      text={t('missingText')}
      action={
        <Link to={virtualPaths.lobby} className={buttonClass()}>
          {t('title')}
        </Link>
      }
    />
  )
}

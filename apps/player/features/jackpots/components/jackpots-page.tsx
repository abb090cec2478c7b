import { Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { JackpotTexts } from '../../../shared/i18n/jackpot-texts.tsx'
import { jackpotsQuery, type Pool } from '../../../shared/jackpots/jackpots.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { JackpotWins } from './jackpot-wins.tsx'
import { MustHitPool } from './must-hit-pool.tsx'
import { PoolFigures } from './pool-figures.tsx'
import { TicketPool } from './ticket-pool.tsx'
import { Workings } from './workings.tsx'

/** The jackpots: live amounts, wins with their proofs, shares and odds. */
export function JackpotsPage() {
  return (
    <JackpotTexts>
      <Page />
    </JackpotTexts>
  )
}

function Page() {
  const t = useTranslations('jackpots')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      </div>
      <Content />
    </div>
  )
}

function Content() {
  const { data, error, refetch } = useQuery(jackpotsQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-104 rounded-banner" />
  const { pools, wins } = data.data
  return (
    <>
      {pools.map((pool) => (
        <PoolBanner key={pool.key} pool={pool} />
      ))}
      <Workings pools={pools} />
      <JackpotWins wins={wins} />
      <PoolFigures pools={pools} />
    </>
  )
}

function PoolBanner({ pool }: { readonly pool: Pool }) {
  return pool.kind === 'must_hit' ? <MustHitPool pool={pool} /> : <TicketPool pool={pool} />
}

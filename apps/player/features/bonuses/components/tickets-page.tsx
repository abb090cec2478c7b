import ticket from 'art:1f3ab/160'
import { bonusPaths } from '@poyraz/site/bonuses'
import { Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { BonusTexts } from '../../../shared/i18n/bonus-texts.tsx'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { WalletNav } from '../../../shared/navigation/wallet-nav.tsx'
import { ticketsQuery } from '../api/bonuses.ts'
import { DrawList } from './draw-list.tsx'
import { TicketTile } from './ticket-tile.tsx'

const SKELETONS = 6

export function TicketsPage() {
  return (
    <BonusTexts>
      <Tickets />
    </BonusTexts>
  )
}

function Tickets() {
  const t = useTranslations('tickets')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <WalletNav open="bonuses" />
      <div>
        <Link
          to={bonusPaths.bonuses}
          className="inline-flex min-h-11 items-center gap-2 rounded-control text-sm font-bold text-brand hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('toBonuses')}
        </Link>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
        <div className="lg:col-span-3">
          <MyTickets />
        </div>
        <div className="lg:col-span-2">
          <DrawList />
        </div>
      </div>
    </div>
  )
}

function MyTickets() {
  const t = useTranslations('tickets')
  const list = useInfiniteQuery(ticketsQuery(useLang()))
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <Card>
      <div className="mb-4 flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{t('mine')}</h2>
        {total > 0 && <p className="text-sm text-muted tabular-nums">{t('count', { count: total })}</p>}
      </div>
      <PagedList list={list} skeleton={<TicketSkeletons />} empty={<NoTickets />}>
        {(tickets) => (
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {tickets.map((one) => (
              <TicketTile key={one.id} ticket={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function NoTickets() {
  const t = useTranslations('tickets')
  return (
    <EmptyState
      art={<Picture src={ticket} side={80} className="art" />}
      title={t('none')}
      text={t('noneText')}
    />
  )
}

function TicketSkeletons() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <span className="sr-only">{loading}</span>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-tile" />
      ))}
    </div>
  )
}

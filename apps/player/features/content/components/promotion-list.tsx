import { systemClock } from '@poyraz/kernel'
import { contentPaths } from '@poyraz/site/content'
import { buttonClass, CHIP, EmptyState, Skeleton } from '@poyraz/ui'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import type { Promotion } from '../../../shared/content/content.ts'
import { type PeriodState, periodState } from '../../../shared/content/period.ts'
import { PromotionCard } from '../../../shared/content/promotion-card.tsx'
import { ChipCount, FilterRow } from '../../../shared/lists/filter-row.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

const STATES = ['active', 'coming', 'finished'] as const satisfies readonly PeriodState[]
const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4'

export function PromotionList({ promotions }: { readonly promotions: readonly Promotion[] }) {
  const t = useTranslations('content')
  const { state = 'active' } = useSearch({ strict: false })
  const nowMs = systemClock.nowMs()
  const inState = (wanted: PeriodState) => promotions.filter((one) => periodState(one, nowMs) === wanted)
  const shown = inState(state)
  usePageTitle(t('promotions'))
  return (
    <div className="flex flex-col gap-5">
      <ListHead />
      <FilterRow label={t('states')}>
        {STATES.map((one) => (
          <Link
            key={one}
            to={contentPaths.promotions}
            search={one === 'active' ? {} : { state: one }}
            activeOptions={{ exact: true }}
            resetScroll={false}
            className={CHIP}
          >
            {t(`state.${one}`)}
            <ChipCount>{inState(one).length}</ChipCount>
          </Link>
        ))}
      </FilterRow>
      {shown.length === 0 && <NoPromotions state={state} />}
      <ul className={GRID}>
        {shown.map((promotion, place) => (
          <li key={promotion.id} className="grid">
            <PromotionCard promotion={promotion} place={place} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ListHead() {
  const t = useTranslations('content')
  return (
    <div>
      <h1 className="text-3xl">{t('promotions')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('promotionsText')}</p>
    </div>
  )
}

function NoPromotions({ state }: { readonly state: PeriodState }) {
  const t = useTranslations('content')
  return (
    <EmptyState
      art={<Picture src={PICTURES.gift} side={96} className="art" />}
      title={t(`noPromotions.${state}`)}
      text={state === 'active' ? t('noPromotions.text') : undefined}
      action={
        state !== 'active' && (
          <Link to={contentPaths.promotions} search={{}} className={buttonClass({ variant: 'quiet' })}>
            {t('runningPromotions')}
          </Link>
        )
      }
    />
  )
}

export function PromotionListSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="flex flex-col gap-5">
      <ListHead />
      <span className="sr-only">{loading}</span>
      <Skeleton className="my-1 h-11 w-84 rounded-chip" />
      <div className={GRID}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-92 rounded-banner" />
        ))}
      </div>
    </div>
  )
}

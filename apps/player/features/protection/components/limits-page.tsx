import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ProtectionTexts } from '../../../shared/i18n/protection-texts.tsx'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { AccountNav } from '../../../shared/navigation/account-nav.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { protectionQuery } from '../../../shared/protection/protection.ts'
import { BreakCard } from './break-card.tsx'
import { CloseAccountCard } from './close-account-card.tsx'
import { ExclusionCard } from './exclusion-card.tsx'
import { HelpCard } from './help-card.tsx'
import { LimitsCard } from './limits-card.tsx'
import { LimitsSkeleton } from './limits-skeleton.tsx'
import { RealityCard } from './reality-card.tsx'
import { SelfExclusionCard } from './self-exclusion-card.tsx'
import { TodayCard } from './today-card.tsx'

export function LimitsPage() {
  return (
    <ProtectionTexts>
      <Limits />
    </ProtectionTexts>
  )
}

function Limits() {
  const t = useTranslations('limits')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <AccountNav open="limits" />
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      </div>
      <Parts />
    </div>
  )
}

function Parts() {
  const { data, error, refetch } = useQuery({ ...protectionQuery(useLang()), refetchOnMount: 'always' })
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <LimitsSkeleton />
  const { limits, today, realityCheck, exclusion } = data.data
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-5">
      <div className="flex flex-col gap-5 lg:col-span-3">
        {exclusion && <ExclusionCard exclusion={exclusion} />}
        <TodayCard today={today} />
        <LimitsCard limits={limits} />
      </div>
      <div className="flex flex-col gap-5 lg:col-span-2">
        <RealityCard minutes={realityCheck.minutes} />
        <BreakCard />
        <SelfExclusionCard />
        <CloseAccountCard />
        <HelpCard />
      </div>
    </div>
  )
}

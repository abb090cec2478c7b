import { bonusPaths } from '@poyraz/site/bonuses'
import { buttonClass } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { BonusTexts } from '../../../shared/i18n/bonus-texts.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { WalletNav } from '../../../shared/navigation/wallet-nav.tsx'
import { ActiveBonus } from './active-bonus.tsx'
import { CodeCard } from './code-card.tsx'
import { OfferList } from './offer-list.tsx'
import { PastCard } from './past-card.tsx'
import { RequestsCard } from './requests-card.tsx'

export function BonusesPage() {
  return (
    <BonusTexts>
      <Bonuses />
    </BonusTexts>
  )
}

function Bonuses() {
  const t = useTranslations('bonuses')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <WalletNav open="bonuses" />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
        </div>
        <Link to={bonusPaths.tickets} className={buttonClass({ variant: 'quiet' })}>
          <Ticket aria-hidden="true" className="size-4.5" />
          {t('toTickets')}
        </Link>
      </div>
      <div className="flex flex-col gap-5 lg:grid lg:grid-cols-5 lg:items-start">
        <div className="flex flex-col gap-5 max-lg:contents lg:col-span-3">
          <OfferList />
          <PastCard className="max-lg:order-last" />
        </div>
        <div className="flex flex-col gap-5 max-lg:contents lg:col-span-2">
          <ActiveBonus />
          <CodeCard />
          <RequestsCard />
        </div>
      </div>
    </div>
  )
}

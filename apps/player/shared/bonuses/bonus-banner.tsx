import gift from 'art:1f381/160'
import { bonusPaths } from '@poyraz/site/bonuses'
import { cashierPaths } from '@poyraz/site/cashier'
import { buttonClass, Lattice, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { BonusProgress } from './bonus-progress.tsx'
import { type Bonus, bonusesQuery, type Offer, offersQuery, offerToShow, standingOf } from './bonuses.ts'

/** The active bonus with its progress; else an offer that the player can take; else nothing. */
export function BonusBanner() {
  const lang = useLang()
  const bonuses = useQuery(bonusesQuery(lang)).data?.data
  const bonus = bonuses?.find(({ state }) => state === 'active')
  const offers = useQuery({ ...offersQuery(lang), enabled: bonuses !== undefined && !bonus }).data?.data
  if (bonus) return <ActiveBonus bonus={bonus} />
  const offer = offers && offerToShow(offers)
  return offer ? <OpenOffer offer={offer} /> : null
}

function ActiveBonus({ bonus }: { readonly bonus: Bonus }) {
  const t = useTranslations('home')
  return (
    <Frame label={t('bonus')} title={bonus.title}>
      <BonusProgress bonus={bonus} />
      <Link to={bonusPaths.bonuses} className={buttonClass({ variant: 'glass' })}>
        {t('bonusLink')}
      </Link>
    </Frame>
  )
}

function OpenOffer({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('home')
  const standing = standingOf(offer)
  const to = standing === 'deposit' ? cashierPaths.deposit : bonusPaths.bonuses
  const isWaiting = standing === 'email'
  return (
    <Frame label={t(isWaiting ? 'offerWaits' : 'offer')} title={offer.title}>
      <p className="text-sm">{offer.summary}</p>
      <Link to={to} className={buttonClass({ variant: 'glass' })}>
        {t(isWaiting ? 'offerConfirm' : 'offerLink')}
      </Link>
    </Frame>
  )
}

function Frame(props: { readonly label: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="ground ground-reef relative isolate flex-1 overflow-hidden rounded-banner text-white shadow-card">
      <Lattice />
      <div className="side-scrim absolute inset-0" />
      <div className="relative flex h-full flex-col items-stretch justify-center gap-3 p-6">
        <div className="pr-16">
          <p className="text-sm font-bold">{props.label}</p>
          <h2 className="text-xl tracking-tight">{props.title}</h2>
        </div>
        {props.children}
      </div>
      <Picture src={gift} side={80} className="art absolute top-4 right-4 h-auto w-14" />
    </section>
  )
}

import { Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { type Offer, offersQuery } from '../api/bonuses.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { OfferCard } from './offer-card.tsx'
import { RequestDialog } from './request-dialog.tsx'

const SKELETONS = 3

export function OfferList() {
  const t = useTranslations('bonuses')
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t('offers')}</h2>
      <Offers />
    </section>
  )
}

function Offers() {
  const t = useTranslations('bonuses')
  const { data, error, refetch } = useQuery(offersQuery(useLang()))
  const [claiming, setClaiming] = useState<Offer | null>(null)
  const [asking, setAsking] = useState<Offer | null>(null)
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <OfferSkeletons />
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<Picture src={PICTURES.gift} side={80} className="art" />}
          title={t('noOffers')}
          text={t('noOffersText')}
        />
      </Card>
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.data.map((offer) => (
          <OfferCard
            key={offer.bonusID}
            offer={offer}
            onClaim={() => setClaiming(offer)}
            onAsk={() => setAsking(offer)}
          />
        ))}
      </ul>
      <ClaimDialog offer={claiming} onClose={() => setClaiming(null)} />
      <RequestDialog offer={asking} onClose={() => setAsking(null)} />
    </>
  )
}

function OfferSkeletons() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{loading}</span>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} className="h-64 rounded-banner" />
      ))}
    </div>
  )
}

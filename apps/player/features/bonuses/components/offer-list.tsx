import { Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { type Offer, offersQuery, waitsForEmail } from '../api/bonuses.ts'
import { offerGroups } from '../offer-groups.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { EmailNotice } from './email-notice.tsx'
import { ClosedOffer, OpenOffer } from './offer-card.tsx'
import { RequestDialog } from './request-dialog.tsx'

const SKELETONS = 3

/** The offers: open ones first, the others collapsed. */
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
  const { data, error, refetch } = useQuery(offersQuery(useLang()))
  const [claiming, setClaiming] = useState<Offer | null>(null)
  const [asking, setAsking] = useState<Offer | null>(null)
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <OfferSkeletons />
  if (data.data.length === 0) return <NoOffers />
  const { open, closed } = offerGroups(data.data)
  return (
    <>
      {data.data.some(waitsForEmail) && <EmailNotice />}
      {open.length > 0 && (
        <ul className="flex flex-col gap-4">
          {open.map((offer, place) => (
            <OpenOffer
              key={offer.bonusID}
              offer={offer}
              place={place}
              onClaim={() => setClaiming(offer)}
              onAsk={() => setAsking(offer)}
            />
          ))}
        </ul>
      )}
      {closed.length > 0 && <ClosedOffers offers={closed} />}
      <ClaimDialog offer={claiming} onClose={() => setClaiming(null)} />
      <RequestDialog offer={asking} onClose={() => setAsking(null)} />
    </>
  )
}

function NoOffers() {
  const t = useTranslations('bonuses')
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

function ClosedOffers({ offers }: { readonly offers: readonly Offer[] }) {
  const t = useTranslations('bonuses')
  return (
    <Card className="pb-1 md:pb-2">
      <h3 className="mb-1 text-lg">{t('closed')}</h3>
      <ul>
        {offers.map((offer) => (
          <ClosedOffer key={offer.bonusID} offer={offer} />
        ))}
      </ul>
    </Card>
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

import { bonusPaths } from '@poyraz/site/bonuses'
import { buttonClass, Dialog, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Offer, offersBeforePlay, offersQuery } from '../../../shared/bonuses/bonuses.ts'
import { ClaimForm } from '../../../shared/bonuses/claim-form.tsx'
import { declineOffers, isDeclined } from '../../../shared/bonuses/declined.ts'
import { BonusTexts } from '../../../shared/i18n/bonus-texts.tsx'

/**
 * Asks once, before the first stake, about a bonus that the deposit has earned and the stake would forfeit. A
 * deposit may be made in another tab, so the offers are read again when this one gets the focus.
 */
export function BonusQuestion({ onClaimed }: { readonly onClaimed: () => void }) {
  return (
    <BonusTexts>
      <Question onClaimed={onClaimed} />
    </BonusTexts>
  )
}

function Question({ onClaimed }: { readonly onClaimed: () => void }) {
  const t = useTranslations('bonuses')
  const [answered, setAnswered] = useState(false)
  const { data } = useQuery({ ...offersQuery(useLang()), staleTime: 0, refetchOnWindowFocus: true })
  const offers = offersBeforePlay(data?.data ?? []).filter((offer) => !isDeclined(offer))
  const [offer] = offers
  const answer = (claimed: boolean) => {
    declineOffers(offers)
    setAnswered(true)
    if (claimed) onClaimed()
  }
  return (
    <Dialog open={offer !== undefined && !answered} title={t('beforePlayTitle')} shape="sheet" toRead>
      {offer && <Answers offer={offer} others={offers.length - 1} onAnswer={answer} />}
    </Dialog>
  )
}

function Answers(props: {
  readonly offer: Offer
  readonly others: number
  readonly onAnswer: (claimed: boolean) => void
}) {
  const t = useTranslations('bonuses')
  const { offer, others, onAnswer } = props
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{t('beforePlayText', { title: offer.title })}</p>
      <p className="text-sm text-muted">{offer.summary}</p>
      <ClaimForm
        offer={offer}
        decline={t('playWithout')}
        onDecline={() => onAnswer(false)}
        onClaimed={() => onAnswer(true)}
      />
      {others > 0 && (
        <Link to={bonusPaths.bonuses} className={buttonClass({ variant: 'ghost', block: true })}>
          {t('otherOffers', { count: others })}
        </Link>
      )}
    </div>
  )
}

import { Dialog } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { ClaimForm } from '../../../shared/bonuses/claim-form.tsx'
import type { Offer } from '../api/bonuses.ts'

/** Shows the terms of an offer with the player's own figures before it is claimed. */
export function ClaimDialog({
  offer,
  onClose,
}: {
  readonly offer: Offer | null
  readonly onClose: () => void
}) {
  const t = useTranslations('bonuses')
  const site = useTranslations('site')
  return (
    <Dialog
      open={offer !== null}
      title={offer?.title ?? t('claimTitle')}
      closeLabel={site('close')}
      onClose={onClose}
      shape="sheet"
    >
      {offer && (
        <>
          <p className="mb-5 text-sm font-bold">{t('beforeClaim')}</p>
          <ClaimForm offer={offer} decline={site('cancel')} onDecline={onClose} onClaimed={onClose} />
        </>
      )}
    </Dialog>
  )
}

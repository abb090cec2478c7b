import { Button, Dialog, Money } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import type { Offer } from '../api/bonuses.ts'
import { useClaim } from '../hooks/use-claim.ts'

/** What taking the offer means, in this player's own figures, before it is taken. */
export function ClaimDialog({
  offer,
  onClose,
}: {
  readonly offer: Offer | null
  readonly onClose: () => void
}) {
  const t = useTranslations('bonuses')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={offer !== null}
      title={offer?.title ?? t('claimTitle')}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      {offer && <ClaimForm offer={offer} onClose={onClose} />}
    </Dialog>
  )
}

function ClaimForm({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) {
  const t = useTranslations('bonuses')
  const cancel = useTranslations('site')('cancel')
  const { busy, failure, form } = useClaim(() => ({ bonusID: offer.bonusID }), onClose)
  const sums = [
    [t('balance'), offer.amount],
    [t('progress'), offer.amount * offer.wagering],
    [t('maxStake'), offer.maxStake],
    [t('cashOut'), offer.amount * offer.cashOut],
  ] as const
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="text-sm font-bold">{t('beforeClaim')}</p>
      <dl className="flex flex-col gap-3 rounded-tile bg-surface-2 p-4 text-sm">
        {sums.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-bold">
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <dt>{t('days')}</dt>
          <dd className="font-bold">{t('daysOf', { count: offer.days })}</dd>
        </div>
      </dl>
      <p className="text-sm">{t('order')}</p>
      <FormAlert text={failure} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" block busy={busy}>
          {t('confirmClaim')}
        </Button>
        <Button variant="quiet" size="lg" block onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

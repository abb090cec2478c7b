import { formatMoney } from '@poyraz/text'
import { Button, Dialog, Form, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import type { Offer } from '../api/bonuses.ts'
import { useClaim } from '../hooks/use-claim.ts'

/** Shows the terms of an offer with the player's own figures before it is claimed. */
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
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p className="text-sm font-bold">{t('beforeClaim')}</p>
      <Sums offer={offer} />
      <p className="text-sm">
        {offer.spins ? t('spinsOrder') : offer.kind === 'free_bet' ? t('freeBetText') : t('order')}
      </p>
      <FormAlert text={failure} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" block busy={busy}>
          {t('confirmClaim')}
        </Button>
        <Button variant="quiet" size="lg" block onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Form>
  )
}

function Sums({ offer }: { readonly offer: Offer }) {
  const t = useTranslations('bonuses')
  return (
    <dl className="flex flex-col gap-3 rounded-tile bg-surface-2 p-4 text-sm">
      {[...useSums(offer), [t('days'), t('daysOf', { count: offer.days })] as const].map(([name, words]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd className="text-right font-bold tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the known figures of an offer; the winnings of free spins are not known in advance. */
function useSums(offer: Offer): readonly (readonly [name: string, words: string])[] {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const money = (amount: number) => formatMoney(amount, lang)
  const { spins, kind, amount, amountMax, wagering, maxStake, cashOut } = offer
  if (kind === 'free_bet') {
    return [
      [t('freeBet'), money(amount)],
      [t('cashOut'), money(amountMax * cashOut)],
    ]
  }
  if (spins) {
    return [
      [t('game'), spins.gameName],
      [t('spins'), t('spinsOf', { count: spins.rounds, stake: money(spins.stake) })],
      [t('spinsWagering'), t('times', { count: wagering })],
      [t('maxStake'), money(maxStake)],
      [t('cashOut'), money(amountMax * cashOut)],
    ]
  }
  return [
    [t('balance'), money(amount)],
    [t('progress'), money(amount * wagering)],
    [t('maxStake'), money(maxStake)],
    [t('cashOut'), money(amount * cashOut)],
  ]
}

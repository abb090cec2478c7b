import { formatMoney } from '@poyraz/text'
import { Button, Form, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../forms/form-alert.tsx'
import type { Offer } from './bonuses.ts'
import { useClaim } from './use-claim.ts'

/** Claims an offer, with its terms in the player's own figures above the button. */
export function ClaimForm(props: {
  readonly offer: Offer
  /** Label of the button that takes nothing. */
  readonly decline: string
  readonly onDecline: () => void
  readonly onClaimed: () => void
}) {
  const { offer } = props
  const t = useTranslations('bonuses')
  const { busy, failure, form } = useClaim(() => ({ bonusID: offer.bonusID }), props.onClaimed)
  return (
    <Form {...form} className="flex flex-col gap-5">
      <Sums offer={offer} />
      <p className="text-sm">
        {offer.spins ? t('spinsOrder') : offer.kind === 'free_bet' ? t('freeBetText') : t('order')}
      </p>
      <FormAlert text={failure} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" block busy={busy}>
          {t('confirmClaim')}
        </Button>
        <Button variant="quiet" size="lg" block onClick={props.onDecline}>
          {props.decline}
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

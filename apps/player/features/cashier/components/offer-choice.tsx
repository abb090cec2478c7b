import { formatMoney } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Offer } from '../../../shared/bonuses/bonuses.ts'
import { ForecastPart } from '../../../shared/bonuses/forecast-part.tsx'
import type { TransferForm } from '../hooks/use-transfer-form.ts'
import { PROMO } from '../method-fields.ts'
import { offerOf, promised } from '../promised.ts'

/** The offers that this deposit may earn, one of them or none to choose, with their terms and numbers. */
export function OfferChoice({
  form,
  offers,
}: {
  readonly form: TransferForm
  readonly offers: readonly Offer[]
}) {
  const t = useTranslations('transfer')
  const code = form.values[PROMO] ?? ''
  const chosen = offerOf(offers, code)
  const choose = (next: string) => form.set(PROMO, next)
  if (offers.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-sm font-semibold">{t('offers')}</legend>
      {offers.map((offer) => (
        <Choice
          key={offer.bonusID}
          label={offer.title}
          checked={chosen === offer}
          onChoose={() => choose(offer.code ?? '')}
        >
          <OfferWords offer={offer} amount={form.amount ?? 0} />
        </Choice>
      ))}
      <Choice
        label={t('noOffer')}
        checked={chosen === null && code.trim() === ''}
        onChoose={() => choose('')}
      />
      {chosen && <Forecast offer={chosen} amount={form.amount ?? 0} />}
    </fieldset>
  )
}

function Choice(props: {
  readonly label: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children?: ReactNode
}) {
  const { label, checked, onChoose, children } = props
  return (
    <label
      className={cx(
        'flex min-h-13 cursor-pointer gap-3 rounded-tile border px-4 py-3 transition',
        children ? 'items-start' : 'items-center',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked ? 'border-brand bg-brand-soft' : 'border-line hover:bg-surface-2',
      )}
    >
      <input
        type="radio"
        name="offer"
        checked={checked}
        onChange={onChoose}
        className="radio size-5 flex-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-bold">{label}</span>
        {children}
      </span>
    </label>
  )
}

/** The terms in one line, then what this amount gives or how much is missing. */
function OfferWords({ offer, amount }: { readonly offer: Offer; readonly amount: number }) {
  const t = useTranslations('transfer')
  const lang = useLang()
  const money = (sum: number) => formatMoney(sum, lang, { fraction: 'auto' })
  const { kind, wagering, days, maxStake, least, spins } = offer
  const isFreeBet = kind === 'free_bet'
  const gains = promised(offer, amount)
  const ofSpins = spins && t('offerSpins', { count: spins.rounds, game: spins.gameName })
  const earns = isFreeBet ? t('offerFreeBet', { amount: money(offer.amountMax) }) : ofSpins
  const terms = isFreeBet
    ? t('offerFreeBetTerms', { days })
    : t('offerTerms', { wagering, days, stake: money(maxStake) })
  return (
    <>
      <span className="mt-0.5 block text-xs text-muted">{terms}</span>
      <span className="mt-1 block text-sm font-semibold tabular-nums">
        {amount < least
          ? t('promoLeast', { least: money(least) })
          : gains
            ? t('promoGives', { bonus: money(gains.bonus), wagering: money(gains.wagering) })
            : earns}
      </span>
      {offer.reason === 'email_unconfirmed' && <span className="mt-1 block text-sm">{offer.reasonText}</span>}
    </>
  )
}

function Forecast({ offer, amount }: { readonly offer: Offer; readonly amount: number }) {
  const t = useTranslations('transfer')
  const gains = promised(offer, amount)
  if (!gains) return null
  return <ForecastPart title={t('forecast')} offer={offer} money={{ cash: amount, bonus: gains.bonus }} />
}

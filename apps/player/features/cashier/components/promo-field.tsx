import { formatMoney } from '@poyraz/text'
import { TextField, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Offer, offersForDeposit, offersQuery } from '../../../shared/bonuses/bonuses.ts'
import type { TransferForm } from '../hooks/use-transfer-form.ts'
import { isClosed, offerOf, promised } from '../promised.ts'
import { OfferChoice } from './offer-choice.tsx'

/** The offers of this deposit to choose from, and a field for another code, which shows its bonus. */
export function PromoPart({ form }: { readonly form: TransferForm }) {
  const { data } = useQuery(offersQuery(useLang()))
  const offers = data?.data ?? []
  const listed = offersForDeposit(offers)
  return (
    <>
      <OfferChoice form={form} offers={listed} />
      <PromoField form={form} offers={offers} listed={listed} />
    </>
  )
}

type PromoFieldProps = {
  readonly form: TransferForm
  readonly offers: readonly Offer[]
  /** Offers that are shown above. */
  readonly listed: readonly Offer[]
}

function PromoField({ form, offers, listed }: PromoFieldProps) {
  const t = useTranslations('transfer')
  const optional = useTranslations('site')('optional')
  const code = form.values['promoCode'] ?? ''
  const offer = offerOf(offers, code)
  const isNew = offer !== null && !listed.includes(offer)
  return (
    <div className="flex flex-col gap-2">
      <TextField
        name="promoCode"
        label={t('promo')}
        optional={optional}
        hint={t('promoHint')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={(event) => form.write('promoCode', event.target.value)}
        error={form.fieldError('promoCode')}
      />
      <div role="status">{isNew && <OfferNote offer={offer} amount={form.amount ?? 0} />}</div>
    </div>
  )
}

function OfferNote({ offer, amount }: { readonly offer: Offer; readonly amount: number }) {
  const t = useTranslations('transfer')
  const lang = useLang()
  const money = (amountMinor: number) => formatMoney(amountMinor, lang, { fraction: 'auto' })
  const gains = promised(offer, amount)
  return (
    <section className="rounded-tile bg-surface-2 p-4 text-sm">
      <h2 className="font-text text-sm tracking-normal">{offer.title}</h2>
      <p className="mt-1 text-muted">{offer.summary}</p>
      {(isClosed(offer) || offer.reason === 'email_unconfirmed') && (
        <p className="mt-2 font-semibold">{offer.reasonText}</p>
      )}
      {amount < offer.least && (
        <p className="mt-2 font-semibold">{t('promoLeast', { least: money(offer.least) })}</p>
      )}
      {gains && (
        <p className="mt-2 font-semibold">
          {t('promoGives', { bonus: money(gains.bonus), wagering: money(gains.wagering) })}
        </p>
      )}
    </section>
  )
}

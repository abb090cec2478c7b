import { formatMoney } from '@poyraz/text'
import { TextField, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type Offer, offersQuery } from '../../../shared/bonuses/bonuses.ts'
import type { TransferForm } from '../hooks/use-transfer-form.ts'
import { isClosed, offerOf, promised } from '../promised.ts'

/** Field for a promo code; shows its bonus before the deposit. */
export function PromoField({ form }: { readonly form: TransferForm }) {
  const t = useTranslations('transfer')
  const optional = useTranslations('site')('optional')
  const code = form.values['promoCode'] ?? ''
  const { data } = useQuery({ ...offersQuery(useLang()), enabled: code.trim() !== '' })
  const offer = offerOf(data?.data ?? [], code)
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
      <div role="status">{offer && <OfferNote offer={offer} amount={form.amount ?? 0} />}</div>
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

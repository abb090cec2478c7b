import { formatMoney, formatPercent } from '@poyraz/text'
import { Button, Dialog, Money, useLang } from '@poyraz/ui'
import { Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import type { Coupon } from '../api/types.ts'
import { partOf } from '../cash-out.ts'
import { useCashOut } from '../hooks/use-cash-out.ts'

const WHOLE = 100
const STEP = 10
const HALF = 50
const BASIS_POINTS = 100

/** Cash-out of an open coupon, as a whole or in part, or why it is closed. */
export function CashOutCard({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.cashOut')
  const { available, reason, value } = coupon.cashOut
  if (coupon.state !== 'open') return null
  if (available && value > 0) return <Offer coupon={coupon} value={value} />
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Lock aria-hidden="true" className="size-4 flex-none" />
      {t(`closed.${reason ?? 'switched_off'}`)}
    </p>
  )
}

function Offer({ coupon, value }: { readonly coupon: Coupon; readonly value: number }) {
  const t = useTranslations('sports.cashOut')
  const lang = useLang()
  const [percent, setPercent] = useState(HALF)
  const [asked, setAsked] = useState<number | null>(null)
  const rest = coupon.openStake - partOf(coupon.openStake, percent)
  const text = formatPercent(percent * BASIS_POINTS, lang)
  return (
    <div className="flex flex-col gap-3">
      <Button size="lg" variant="lamp" onClick={() => setAsked(WHOLE)}>
        {t('now', { amount: formatMoney(value, lang) })}
      </Button>
      <PartSlider percent={percent} text={text} onChange={setPercent} />
      <Division paid={partOf(value, percent)} rest={rest} />
      <Button variant="quiet" onClick={() => setAsked(percent)}>
        {t('partOf', { percent: text, amount: formatMoney(partOf(value, percent), lang) })}
      </Button>
      <p className="text-xs text-muted">{t('note')}</p>
      {asked !== null && (
        <Confirm coupon={coupon} value={value} percent={asked} onClose={() => setAsked(null)} />
      )}
    </div>
  )
}

function PartSlider(props: {
  readonly percent: number
  readonly text: string
  readonly onChange: (percent: number) => void
}) {
  const t = useTranslations('sports.cashOut')
  const id = useId()
  return (
    <>
      <div className="flex items-center justify-between text-sm">
        <label htmlFor={id} className="font-semibold">
          {t('part')}
        </label>
        <b className="tabular-nums">{props.text}</b>
      </div>
      <input
        id={id}
        type="range"
        min={STEP}
        max={WHOLE - STEP}
        step={STEP}
        value={props.percent}
        aria-valuetext={props.text}
        onChange={(event) => props.onChange(Number(event.target.value))}
        className="h-11 w-full accent-brass"
      />
    </>
  )
}

/** Price of a part, and the stake that stays open. */
function Division({ paid, rest }: { readonly paid: number; readonly rest: number }) {
  const t = useTranslations('sports.cashOut')
  return (
    <dl className="text-sm">
      <div className="flex justify-between">
        <dt className="text-muted">{t('toBalance')}</dt>
        <dd className="font-bold">
          <Money amount={paid} />
        </dd>
      </div>
      <div className="flex justify-between">
        <dt className="text-muted">{t('stays')}</dt>
        <dd className="font-bold">
          <Money amount={rest} />
        </dd>
      </div>
    </dl>
  )
}

function Confirm(props: {
  readonly coupon: Coupon
  readonly value: number
  readonly percent: number
  readonly onClose: () => void
}) {
  const t = useTranslations('sports.cashOut')
  const lang = useLang()
  const [seen, setSeen] = useState(props.value)
  const { busy, failure, now, sell } = useCashOut(props.coupon)
  const value = now ?? seen
  const confirm = async () => {
    setSeen(value)
    const { answer } = await sell({ value, percent: props.percent })
    if (answer.ok) props.onClose()
  }
  return (
    <Dialog open title={t('title')} closeLabel={t('cancel')} onClose={props.onClose} shape="sheet" toRead>
      <div className="flex flex-col gap-4">
        <p>{t('confirmText', { amount: formatMoney(partOf(value, props.percent), lang) })}</p>
        <FormAlert text={failure} />
        <Button size="lg" variant="lamp" busy={busy} onClick={() => void confirm()}>
          {t('confirm')}
        </Button>
        <Button variant="ghost" onClick={props.onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}

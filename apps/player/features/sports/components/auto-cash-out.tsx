import { formatMoney } from '@poyraz/text'
import { Badge, Button, useLang } from '@poyraz/ui'
import { Timer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coupon } from '../api/types.ts'
import { useRemoveCashOutRule } from '../hooks/use-cash-out-rule.ts'
import { useSecond } from '../hooks/use-second.ts'
import { AutoCashOutDialog } from './auto-cash-out-dialog.tsx'

type Rule = NonNullable<Coupon['cashOutRule']>
const NEVER: readonly (Coupon['cashOut']['reason'] | null)[] = ['not_open', 'system', 'free_bet']

/** Automatic cash-out of an open coupon: its rule and the state of it, or the way to set one. */
export function AutoCashOut({ coupon }: { readonly coupon: Coupon }) {
  const t = useTranslations('sports.cashOut.auto')
  const [isOpen, setIsOpen] = useState(false)
  const rule = coupon.cashOutRule
  if (coupon.state !== 'open' || NEVER.includes(coupon.cashOut.reason)) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      {rule === null ? (
        <Button variant="outline" block onClick={() => setIsOpen(true)}>
          <Timer aria-hidden="true" className="size-4" />
          {t('set')}
        </Button>
      ) : (
        <Armed coupon={coupon} rule={rule} onChange={() => setIsOpen(true)} />
      )}
      {isOpen && <AutoCashOutDialog coupon={coupon} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

function Armed(props: { readonly coupon: Coupon; readonly rule: Rule; readonly onChange: () => void }) {
  const t = useTranslations('sports.cashOut.auto')
  const remove = useRemoveCashOutRule(props.coupon)
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex items-center gap-2 font-text text-base tracking-normal">
          <Timer aria-hidden="true" className="size-4 flex-none text-brass" />
          {t('title')}
        </h2>
        {props.rule.sellsAt === null ? (
          <Badge tone="neutral">{t('waits')}</Badge>
        ) : (
          <Countdown sellsAt={props.rule.sellsAt} />
        )}
      </div>
      <RuleLines rule={props.rule} />
      {!props.coupon.cashOut.available && <p className="text-sm text-muted">{t('whileClosed')}</p>}
      <div className="grid grid-cols-2 gap-3">
        <Button variant="quiet" onClick={props.onChange}>
          {t('change')}
        </Button>
        <Button variant="ghost" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('remove')}
        </Button>
      </div>
    </section>
  )
}

/** The rule is met, and sells after the in-play delay. */
function Countdown({ sellsAt }: { readonly sellsAt: string }) {
  const t = useTranslations('sports.cashOut.auto')
  const seconds = Math.max(0, Math.ceil((Date.parse(sellsAt) - useSecond()) / 1000))
  return (
    <span role="status">
      <Badge tone="warning">{t('met', { seconds })}</Badge>
    </span>
  )
}

/** Conditions that sell the coupon, one line for each amount. */
export function RuleLines({ rule: { target, floor } }: { readonly rule: Rule }) {
  const t = useTranslations('sports.cashOut.auto')
  const lang = useLang()
  return (
    <ul className="text-sm">
      {target !== null && <li>{t('targetLine', { amount: formatMoney(target, lang) })}</li>}
      {floor !== null && <li>{t('floorLine', { amount: formatMoney(floor, lang) })}</li>}
    </ul>
  )
}

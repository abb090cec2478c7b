import { formatMoney } from '@poyraz/text'
import { Dialog, Form, Money, TextField, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import type { Coupon } from '../api/types.ts'
import { useCashOutRuleForm } from '../hooks/use-cash-out-rule.ts'

type Props = { readonly coupon: Coupon; readonly onClose: () => void }

/** Sets or changes the rule of automatic cash-out. */
export function AutoCashOutDialog({ coupon, onClose }: Props) {
  const t = useTranslations('sports.cashOut.auto')
  const close = useTranslations('site')('close')
  return (
    <Dialog open title={t('title')} closeLabel={close} onClose={onClose} shape="sheet">
      <RuleForm coupon={coupon} onClose={onClose} />
    </Dialog>
  )
}

function RuleForm({ coupon, onClose }: Props) {
  const t = useTranslations('sports.cashOut.auto')
  const form = useCashOutRuleForm(coupon, onClose)
  const { available, value } = coupon.cashOut
  return (
    <Form {...form.form} className="flex flex-col gap-5">
      <p className="text-muted">{t('text')}</p>
      <p className="flex justify-between gap-3 rounded-tile bg-surface-2 px-4 py-3">
        {t('offerNow')}
        <b>{available ? <Money amount={value} /> : t('noOffer')}</b>
      </p>
      <AmountField name="target" field={form.target} label={t('target')} error={form.fieldError('target')} />
      <AmountField
        name="floor"
        field={form.floor}
        label={t('floor')}
        error={form.fieldError('floor')}
        optional
      />
      <p className="text-xs text-muted">{t('note')}</p>
      <ConfirmButtons failure={form.failure} busy={form.busy} confirm={t('save')} onCancel={onClose} />
    </Form>
  )
}

const EXAMPLE = 25_000

function AmountField(props: {
  readonly name: string
  readonly label: string
  readonly field: ReturnType<typeof useCashOutRuleForm>['target']
  readonly error: string | undefined
  readonly optional?: boolean
}) {
  const site = useTranslations('site')
  const lang = useLang()
  return (
    <TextField
      name={props.name}
      label={props.label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      placeholder={formatMoney(EXAMPLE, lang, { fraction: 'auto' })}
      value={props.field.text}
      onChange={(event) => props.field.write(event.target.value)}
      error={props.error}
      optional={props.optional ? site('optional') : undefined}
    />
  )
}

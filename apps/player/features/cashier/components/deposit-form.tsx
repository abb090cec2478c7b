import { formatMoney, parseMoney } from '@poyraz/text'
import { Button, Money, useLang } from '@poyraz/ui'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import type { Method } from '../api/methods.ts'
import { amountRefusal, useDeposit } from '../hooks/use-deposit.ts'
import { AmountField } from './amount-field.tsx'
import { MethodPicker } from './method-picker.tsx'

/** Suggested amounts in kuruş; those outside a method's limits are left out. */
const PRESETS = [100_00, 250_00, 500_00, 1000_00, 2500_00] as const
const EXAMPLE = 1234_50

/** Method, amount, what it costs and what arrives: all of it before the button. */
export function DepositForm({
  methods,
  first,
}: {
  readonly methods: readonly Method[]
  readonly first: Method
}) {
  const t = useTranslations('deposit')
  const { method, choose, text, write, amount, amountError, tried, deposit, submit } = useDepositForm(first)
  const failureText = useFailureText()
  const { min, max } = method.properties
  const refused = deposit.error ? refusalOf(deposit.error) : null
  const presets = PRESETS.filter((preset) => preset >= min && preset <= max)
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <MethodPicker methods={methods} chosen={method} onChoose={choose} />
      <AmountField
        text={text}
        onWrite={write}
        limits={method.properties}
        presets={presets}
        error={(tried ? amountError : undefined) ?? (refused ? amountRefusal(refused) : undefined)}
      />
      <Summary amount={amount ?? 0} fee={method.properties.fee} />
      <FormAlert text={refused && !amountRefusal(refused) ? failureText(refused) : null} />
      <Button type="submit" size="lg" block busy={deposit.isPending}>
        {deposit.isPending ? t('wait') : t('submit')}
      </Button>
      <p className="text-sm text-muted">{t('note')}</p>
    </form>
  )
}

function useDepositForm(first: Method) {
  const lang = useLang()
  const explain = useAmountError()
  const [method, choose] = useState(first)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const deposit = useDeposit(() => {
    setText('')
    setTried(false)
  })
  const parsed = parseMoney(text, lang)
  const amount = parsed.ok ? Number(parsed.value) : null
  const amountError = explain(text, amount, method)
  const write = (next: string) => {
    setText(next)
    deposit.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (amount !== null && !amountError) deposit.mutate({ methodID: method.properties.id, amount })
  }
  return { method, choose, text, write, amount, amountError, tried, deposit, submit }
}

/** What is wrong with a typed amount, in words; nothing if the method takes it. */
function useAmountError(): (text: string, amount: number | null, method: Method) => string | undefined {
  const t = useTranslations('deposit')
  const lang = useLang()
  const fieldText = useFieldText()
  return (text, amount, { properties: { min, max } }) => {
    if (text.trim() === '') return fieldText({ type: 'required', message: 'required' })
    if (amount === null) return t('notAnAmount', { example: formatMoney(EXAMPLE, lang).slice(1) })
    return amount < min || amount > max ? fieldText({ type: 'range', message: 'amount_range' }) : undefined
  }
}

function Summary({ amount, fee }: { readonly amount: number; readonly fee: number }) {
  const t = useTranslations('deposit')
  return (
    <dl className="flex flex-col gap-2 border-t border-dashed border-line pt-4 text-sm">
      <div className="flex justify-between">
        <dt className="text-muted">{t('fee')}</dt>
        <dd className="font-bold">
          <Money amount={fee} />
        </dd>
      </div>
      <div className="flex justify-between">
        <dt className="text-muted">{t('credited')}</dt>
        <dd className="font-bold">
          <Money amount={amount} />
        </dd>
      </div>
    </dl>
  )
}

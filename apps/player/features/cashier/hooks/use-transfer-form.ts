import { istanbulDay, systemClock } from '@poyraz/kernel'
import { formatMoney, parseMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { balanceQuery } from '../../../shared/balance/balance.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { useAmountText } from '../../../shared/forms/use-amount-text.ts'
import { type SubmitState, useSubmit } from '../../../shared/forms/use-submit.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { DEPOSIT, type Direction, type Method, WITHDRAWAL } from '../api/methods.ts'
import { PROMO, sentValues, transferRules, type Values, valuesOf, withSuggested } from '../method-fields.ts'
import { useTransfer } from './use-transfer.ts'

const EXAMPLE = 1234_50

type Start = {
  /** Initially selected method. */
  readonly method: Method
  /** The current methods: the remaining daily amount changes with every withdrawal. */
  readonly methods: readonly Method[]
  readonly amount: number | undefined
}

/** State of a transfer form: method, typed amount, fields and errors. */
export function useTransferForm(start: Start & { readonly direction: Direction }) {
  const { typed, setMethod, write, clear } = useTyped(start)
  const transfer = useTransfer(start.direction)
  const { method, amount, values } = typed
  const { fields } = method.properties
  const request = {
    method,
    amount: amount ?? 0,
    values: { ...sentValues(fields, values), ...promoOf(values) },
  }
  const amountFault = useAmountFault(start.direction)
  const submit = useSubmit({
    rules: transferRules(fields, istanbulDay(systemClock.nowMs()), (text) => amountFault(text, method)),
    read: (form) => valuesOf(fields, form),
    send: () => transfer.send(request),
    onDone: ({ data }) => {
      clear()
      transfer.finish(request, data)
    },
    explain: useMethodError(),
  })
  return {
    ...submit,
    ...typed,
    ...settersOf(submit, setMethod, write),
    dialog: transfer.dialog,
    forfeit: transfer.forfeit,
    takesPromo: start.direction === DEPOSIT,
  }
}

export type TransferForm = ReturnType<typeof useTransferForm>

/** Returns the changes of the form; each removes the errors that it makes obsolete. */
function settersOf(
  submit: Pick<SubmitState, 'refused' | 'clear' | 'forget'>,
  setMethod: (method: Method) => void,
  write: (name: string, value: string) => void,
) {
  return {
    choose: (next: Method) => {
      setMethod(next)
      submit.clear()
    },
    /** Writes what the player types; the refusal of the previous values is cleared. */
    write: (name: string, value: string) => {
      write(name, value)
      if (submit.refused) submit.clear()
    },
    /** Sets a value that the player chose beside its field. */
    set: (name: string, value: string) => {
      write(name, value)
      submit.forget(name)
    },
  }
}

function useTyped(first: Start) {
  const [chosen, setMethod] = useState(first.method)
  const method = first.methods.find(({ properties }) => properties.id === chosen.properties.id) ?? chosen
  const { text, amount, write: writeAmount } = useAmountText(first.amount)
  const [values, setValues] = useState<Values>({})
  return {
    typed: {
      method,
      text,
      values: withSuggested(method.properties.fields, values),
      amount,
    },
    setMethod,
    write: (name: string, value: string) => {
      if (name === 'amount') writeAmount(value)
      else setValues({ ...values, [name]: value })
    },
    clear: () => {
      writeAmount('')
      setValues({})
    },
  }
}

function promoOf(values: Values): Values {
  const code = values[PROMO]?.trim()
  return code ? { [PROMO]: code } : {}
}

/** Returns the text of a refusal: that of the method, which has no field, if the server named it. */
function useMethodError(): (refused: Refused) => string {
  const failureText = useFailureText()
  return (refused) =>
    refused.fields.find(({ field }) => field === 'methodID')?.message ?? failureText(refused)
}

/**
 * Returns the error of the amount, as a text or its key in `fields`. Only cash can be withdrawn; an unknown
 * balance is not checked.
 */
function useAmountFault(direction: Direction): (text: string, method: Method) => string | undefined {
  const t = useTranslations('deposit')
  const transfer = useTranslations('transfer')
  const lang = useLang()
  const isOut = direction === WITHDRAWAL
  const { data: balance } = useQuery({ ...balanceQuery(lang), enabled: isOut })
  const cash = isOut ? balance?.data[0]?.cash : undefined
  return (text, { properties }) => {
    if (text.trim() === '') return t('enterAmount')
    const parsed = parseMoney(text, lang)
    if (!parsed.ok) return t('notAnAmount', { example: formatMoney(EXAMPLE, lang).slice(1) })
    const amount = Number(parsed.value)
    const { min, max, dayLeft } = properties
    if (amount < min || amount > max) return 'amount_range'
    if (cash !== undefined && amount > cash) return transfer('overCash', { cash: formatMoney(cash, lang) })
    return dayLeft !== undefined && amount > dayLeft ? transfer('overDay') : undefined
  }
}

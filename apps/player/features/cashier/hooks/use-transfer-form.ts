import { istanbulDay, systemClock } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { balanceQuery } from '../../../shared/balance/balance.ts'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { firstBroken } from '../../../shared/forms/broken-rules.ts'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import { useAmountText } from '../../../shared/forms/use-amount-text.ts'
import { DEPOSIT, type Direction, type Method, WITHDRAWAL } from '../api/methods.ts'
import { faultsOf, fieldsShown, PROMO, sentValues, type Values, withSuggested } from '../method-fields.ts'
import { saidAtFields, useTransfer } from './use-transfer.ts'

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
  const judged = useJudged()
  const transfer = useTransfer(start.direction, () => {
    clear()
    judged.none()
  })
  const faults = useFaults(start.direction)(typed)
  const refused = transfer.error ? refusalOf(transfer.error) : null
  const said = refused ? saidAtFields(refused) : {}
  const takesPromo = start.direction === DEPOSIT
  const isShown = fieldsShown(typed.method.properties.fields, takesPromo)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { method, amount, values } = typed
    judged.all()
    if (amount === null || Object.keys(faults).length > 0) return firstBroken(form, faults)?.focus()
    const wanted = { ...sentValues(method.properties.fields, values), ...promoOf(values) }
    const onError = (error: unknown) => firstBroken(form, saidAtFields(refusalOf(error)))?.focus()
    transfer.mutate({ method, amount, values: wanted }, { onError })
  }
  return {
    ...typed,
    choose: andForget(setMethod, transfer.reset),
    write: andForget(write, transfer.reset),
    leave: judged.one,
    errorOf: (name: string) => (judged.has(name) ? faults[name] : undefined) ?? said[name],
    /** Refusal of the whole form; `null` if it is shown at fields. */
    refused: Object.keys(said).some(isShown) ? null : refused,
    /** The server's error of the method. */
    methodError: said['methodID'],
    ...transfer.shown,
    submit,
    takesPromo,
  }
}

/** Wraps a change handler: after a change the refusal of the previous values is cleared. */
function andForget<A extends unknown[]>(change: (...args: A) => void, forget: () => void) {
  return (...args: A) => {
    change(...args)
    forget()
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

export type TransferForm = ReturnType<typeof useTransferForm>

/** Tracks the fields whose errors are shown: those that lost focus, and all after a press of the button. */
function useJudged() {
  const [names, setNames] = useState<ReadonlySet<string> | 'all'>(new Set())
  return {
    has: (name: string) => names === 'all' || names.has(name),
    one: (name: string) => names !== 'all' && setNames(new Set([...names, name])),
    all: () => setNames('all'),
    none: () => setNames(new Set()),
  }
}

function promoOf(values: Values): Values {
  const code = values[PROMO]?.trim()
  return code ? { [PROMO]: code } : {}
}

type Typed = {
  readonly text: string
  readonly amount: number | null
  readonly method: Method
  readonly values: Values
}

/** Returns the error text of the amount. Only cash can be withdrawn; an unknown balance is not checked. */
function useAmountFault(direction: Direction): (typed: Typed) => string | undefined {
  const t = useTranslations('deposit')
  const transfer = useTranslations('transfer')
  const lang = useLang()
  const isOut = direction === WITHDRAWAL
  const { data: balance } = useQuery({ ...balanceQuery(lang), enabled: isOut })
  const cash = isOut ? balance?.data[0]?.cash : undefined
  const fieldText = useFieldText()
  return ({ text, amount, method: { properties } }) => {
    if (text.trim() === '') return t('enterAmount')
    if (amount === null) return t('notAnAmount', { example: formatMoney(EXAMPLE, lang).slice(1) })
    const { min, max, dayLeft } = properties
    if (amount < min || amount > max) return fieldText({ type: 'range', message: 'amount_range' })
    if (cash !== undefined && amount > cash) return transfer('overCash', { cash: formatMoney(cash, lang) })
    return dayLeft !== undefined && amount > dayLeft ? transfer('overDay') : undefined
  }
}

/** Returns the error text of each field. */
function useFaults(direction: Direction): (typed: Typed) => Record<string, string> {
  const fieldText = useFieldText()
  const amountFault = useAmountFault(direction)
  return (typed) => {
    const wrong = amountFault(typed)
    const today = istanbulDay(systemClock.nowMs())
    const faults = faultsOf(typed.method.properties.fields, typed.values, today)
    const words = Object.entries(faults).map(([name, message]) => [
      name,
      fieldText({ type: 'rule', message }) ?? message,
    ])
    return { ...(wrong ? { amount: wrong } : {}), ...Object.fromEntries(words) }
  }
}

import { formatMoney, type Lang, parseMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useState } from 'react'

/**
 * State of an amount field: the typed text and the amount in kuruş. A change of language reformats the text.
 */
export function useAmountText(first: number | undefined) {
  const lang = useLang()
  const [typed, setTyped] = useState(() => ({ text: first ? typedAmount(first, lang) : '', lang }))
  const text = inLanguage(typed.text, typed.lang, lang)
  /** Sets the text and returns its amount. */
  const write = (next: string) => {
    setTyped({ text: next, lang })
    return amountOf(next, lang)
  }
  return { text, amount: amountOf(text, lang), write }
}

/** Reformats an amount for another language; text that is not an amount stays as it is. */
export function inLanguage(text: string, from: Lang, to: Lang): string {
  const amount = from === to ? null : amountOf(text, from)
  return amount === null ? text : typedAmount(amount, to)
}

function amountOf(text: string, lang: Lang): number | null {
  const parsed = parseMoney(text, lang)
  return parsed.ok ? Number(parsed.value) : null
}

/** Formats an amount as it is typed in the language. */
export function typedAmount(amount: number, lang: Lang): string {
  return formatMoney(amount, lang, { fraction: 'auto' }).slice(1)
}

import { formatMoney, type Lang, parseMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useState } from 'react'

/** What is typed as an amount, and the amount in kuruş; another language of the page rewrites it in its own form. */
export function useAmountText(first: number | undefined) {
  const lang = useLang()
  const [typed, setTyped] = useState(() => ({ text: first ? typedAmount(first, lang) : '', lang }))
  const text = inLanguage(typed.text, typed.lang, lang)
  /** Answers the amount of what is written. */
  const write = (next: string) => {
    setTyped({ text: next, lang })
    return amountOf(next, lang)
  }
  return { text, amount: amountOf(text, lang), write }
}

/** The text of one language as another one types it; what is no amount stays as it is. */
export function inLanguage(text: string, from: Lang, to: Lang): string {
  const amount = from === to ? null : amountOf(text, from)
  return amount === null ? text : typedAmount(amount, to)
}

function amountOf(text: string, lang: Lang): number | null {
  const parsed = parseMoney(text, lang)
  return parsed.ok ? Number(parsed.value) : null
}

/** An amount the way its language types it. */
function typedAmount(amount: number, lang: Lang): string {
  return formatMoney(amount, lang, { fraction: 'auto' }).slice(1)
}

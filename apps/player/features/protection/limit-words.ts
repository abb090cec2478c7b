import { formatMoney, type Lang, parseMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Limit } from '../../shared/protection/protection.ts'

const MINUTES_MAX = 1440

/** Returns the names of limits and formatters of their values in money or minutes. */
export function useLimitWords() {
  const t = useTranslations('limits')
  const lang = useLang()
  return {
    name: ({ kind, period }: Pick<Limit, 'kind' | 'period'>) =>
      t(`names.${kind}`, { period: period ? t(`periods.${period}`) : '' }),
    value: (kind: Limit['kind'], value: number) =>
      kind === 'session' ? t('minutes', { count: value }) : formatMoney(value, lang, { fraction: 'auto' }),
  }
}

/** Parses a typed limit to kuruş, or to minutes for `session`; `null` if it is invalid. */
export function limitValue(kind: Limit['kind'], text: string, lang: Lang): number | null {
  if (kind === 'session') {
    const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
    return minutes >= 1 && minutes <= MINUTES_MAX ? minutes : null
  }
  const parsed = parseMoney(text, lang)
  return parsed.ok && parsed.value > 0n ? Number(parsed.value) : null
}

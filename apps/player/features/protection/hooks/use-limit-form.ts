import { textOf, useLang } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../../../shared/endpoint/call.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import type { Limit } from '../../../shared/protection/protection.ts'
import { limitValue } from '../limit-words.ts'
import { useProtectionChanged } from './use-protection-changed.ts'

type Kind = Limit['kind']
type Period = NonNullable<Limit['period']>

/** Kinds of limits with a period to choose. A stake limit has none; playing time is always per day. */
export const hasPeriod = (kind: Kind) => kind === 'deposit' || kind === 'loss'
export const EXAMPLES = { tr: '1.000', en: '1,000' } as const

/** State of the form of a limit: a new one, or a new value for an existing one. */
export function useLimitForm(limit: Limit | null, onClose: () => void) {
  const t = useTranslations('limits')
  const lang = useLang()
  const keys = useRequestKey()
  const changed = useProtectionChanged()
  const [kind, setKind] = useState<Kind>(limit?.kind ?? 'deposit')
  const wrong = kind === 'session' ? t('notMinutes') : t('notAnAmount', { example: EXAMPLES[lang] })
  const submit = useSubmit({
    rules: z.object({
      value: z
        .string()
        .check(z.minLength(1, { error: t('enterValue') }))
        .check(z.refine((text) => limitValue(kind, text, lang) !== null, { error: wrong })),
    }),
    send: (form) => {
      const value = limitValue(kind, textOf(form, 'value'), lang) ?? 0
      const period = limit?.period ?? (textOf(form, 'period') as Period)
      const request = { kind, value, ...(hasPeriod(kind) ? { period } : {}) }
      return call('rg.set_limit', { ...request, key: keys.keyFor(request) })
    },
    onDone: ({ data }) => {
      changed(data.applies === 'now' ? t('set') : t('waits'))
      onClose()
    },
  })
  const choose = (next: Kind) => {
    setKind(next)
    // The errors were for the previous kind.
    submit.clear()
  }
  return { ...submit, kind, setKind: choose }
}

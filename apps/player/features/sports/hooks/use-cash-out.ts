import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { Coupon } from '../api/types.ts'
import { partOf } from '../cash-out.ts'

type Order = { readonly value: number; readonly percent: number }

/**
 * Sells a coupon or a part of it. If the price fell below the shown one, the server refuses, and the new
 * price is shown.
 */
export function useCashOut({ couponID }: Coupon) {
  const t = useTranslations('sports.cashOut')
  const lang = useLang()
  const client = useQueryClient()
  const keys = useRequestKey()
  const failureText = useFailureText()
  const [refused, setRefused] = useState<Refused | null>(null)
  const sell = useMutation({
    mutationFn: async ({ value, percent }: Order) => {
      const request = { couponID, value, percent }
      return {
        percent,
        value,
        answer: await call('sports.cash_out', { ...request, key: keys.keyFor(request) }),
      }
    },
    onSuccess: ({ answer, percent, value }) => {
      void client.invalidateQueries({ queryKey: ['sports'] })
      setRefused(answer.ok ? null : answer.error)
      if (!answer.ok) return
      keys.done()
      notify(t('done', { amount: formatMoney(partOf(value, percent), lang) }), {
        tone: 'positive',
        timeoutMs: 4000,
      })
      void client.invalidateQueries({ queryKey: ['finance', 'check_balance'] })
    },
  })
  const now = refused?.error === 'cash_out_changed' ? valueOf(refused.data) : null
  return {
    busy: sell.isPending,
    /** Present price after a refusal because it fell; otherwise `null`. */
    now,
    failure:
      refused && (now === null ? failureText(refused) : t('changed', { amount: formatMoney(now, lang) })),
    sell: sell.mutateAsync,
    forget: () => setRefused(null),
  }
}

function valueOf(data: unknown): number | null {
  const value = typeof data === 'object' && data !== null ? (data as { value?: unknown }).value : null
  return typeof value === 'number' ? value : null
}

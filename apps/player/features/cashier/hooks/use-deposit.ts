import { randomId } from '@poyraz/kernel'
import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { notify } from '../../../shared/notices/notices.ts'

export type Wish = { readonly methodID: number; readonly amount: number }

/** Failed deposits say so for a second at the corner; the form says it for longer. */
const FAILURE_MS = 1000

/**
 * Pays in. A wish that was refused, or whose answer got lost, is sent again under the same key, so that
 * pressing twice never pays twice; another amount or a new deposit is another wish.
 */
export function useDeposit(onDone: () => void) {
  const t = useTranslations('deposit')
  const lang = useLang()
  const client = useQueryClient()
  const last = useRef({ wish: '', key: '' })
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const text = JSON.stringify(wish)
      if (last.current.wish !== text) last.current = { wish: text, key: randomId() }
      const answer = await call('prepayServices.processTransaction', { ...wish, key: last.current.key })
      if (!answer.ok) throw new CallError(answer.error)
      return answer.value.data
    },
    onSuccess: (_, { amount }) => {
      last.current = { wish: '', key: '' }
      void client.invalidateQueries({ queryKey: ['finance'] })
      notify(t('done', { amount: formatMoney(amount, lang) }), { tone: 'positive' })
      onDone()
    },
    onError: (error) => {
      const { message } = refusalOf(error)
      if (message) notify(message, { tone: 'negative', timeoutMs: FAILURE_MS })
    },
  })
}

/** The server's word about the amount, if its refusal has one. */
export function amountRefusal(refused: Refused): string | undefined {
  return refused.fields.find(({ field }) => field === 'amount')?.message
}

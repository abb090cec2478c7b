import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { useAmountText } from '../../../shared/forms/use-amount-text.ts'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { Coupon } from '../api/types.ts'

type Field = 'target' | 'floor'
type Amount = ReturnType<typeof useAmountText>

/** Form of a cash-out rule: two amounts, of which one may be empty. */
export function useCashOutRuleForm(coupon: Coupon, onClose: () => void) {
  const t = useTranslations('sports.cashOut.auto')
  const client = useQueryClient()
  const keys = useRequestKey()
  const explain = useRuleFailure()
  const target = useAmountText(coupon.cashOutRule?.target ?? undefined)
  const floor = useAmountText(coupon.cashOutRule?.floor ?? undefined)
  const issuesOf = useIssues(coupon, { target, floor })
  const { couponID } = coupon
  const submit = useSubmit({
    rules: { safeParse: () => ({ error: { issues: issuesOf() } }) },
    explain,
    send: () => {
      const rule = {
        couponID,
        ...(target.amount === null ? {} : { target: target.amount }),
        ...(floor.amount === null ? {} : { floor: floor.amount }),
      }
      return call('sports.set_cash_out_rule', { ...rule, key: keys.keyFor(rule) })
    },
    onDone: () => {
      keys.done()
      notify(t('saved'), { tone: 'positive' })
      void client.invalidateQueries({ queryKey: ['sports'] })
      onClose()
    },
  })
  return { ...submit, target, floor }
}

/** Checks both amounts against the offer on the screen. The server checks them against its present offer. */
function useIssues({ cashOut }: Coupon, { target, floor }: Readonly<Record<Field, Amount>>) {
  const t = useTranslations('sports.cashOut.auto')
  const lang = useLang()
  return () => {
    const issue = (field: Field, message: string) => [{ path: [field], message }]
    for (const [field, { text, amount }] of [
      ['target', target],
      ['floor', floor],
    ] as const)
      if (text.trim() !== '' && (amount === null || amount <= 0)) return issue(field, t('notAnAmount'))
    if (target.amount === null && floor.amount === null) return issue('target', t('needsOne'))
    const offer = formatMoney(cashOut.value, lang)
    if (target.amount !== null && target.amount <= cashOut.value)
      return issue('target', t('above', { offer }))
    if (floor.amount !== null && cashOut.available && floor.amount >= cashOut.value)
      return issue('floor', t('below', { offer }))
    if (target.amount !== null && floor.amount !== null && floor.amount >= target.amount)
      return issue('floor', t('crossed'))
    return []
  }
}

/** Explains which amounts are possible if the offer moved meanwhile. */
function useRuleFailure(): (refused: Refused) => string {
  const t = useTranslations('sports.cashOut.auto')
  const lang = useLang()
  const failureText = useFailureText()
  return (refused) => {
    const { value, targetMax } = (refused.data ?? {}) as { value?: unknown; targetMax?: unknown }
    if (refused.error !== 'cash_out_rule_range' || typeof value !== 'number' || typeof targetMax !== 'number')
      return failureText(refused)
    return t('range', { offer: formatMoney(value, lang), max: formatMoney(targetMax, lang) })
  }
}

/** Removes the rule of a coupon. */
export function useRemoveCashOutRule({ couponID }: Coupon) {
  const t = useTranslations('sports.cashOut.auto')
  const client = useQueryClient()
  const keys = useRequestKey()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: () => call('sports.remove_cash_out_rule', { couponID, key: keys.keyFor({ couponID }) }),
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: ['sports'] })
      keys.done()
      if (answer.ok) notify(t('removed'), { tone: 'positive' })
      else notify(failureText(answer.error), { tone: 'negative' })
    },
  })
}

import { formatMoney } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { call } from '../endpoint/call.ts'
import type { Refused } from '../endpoint/reply.ts'
import { useRequestKey } from '../forms/use-request-key.ts'
import { useSubmit } from '../forms/use-submit.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { useBonusesChanged } from './use-bonuses-changed.ts'

type ClaimRequest = { readonly bonusID: number } | { readonly code: string }

/** Claims an offer by its id or by a typed code. */
export function useClaim(requestOf: (form: FormData) => ClaimRequest, onDone: () => void) {
  const t = useTranslations('bonuses')
  const lang = useLang()
  const keys = useRequestKey()
  const changed = useBonusesChanged()
  const failureText = useFailureText()
  return useSubmit({
    send: (form) => {
      const request = requestOf(form)
      return call('bonus.claim', { ...request, key: keys.keyFor(request) })
    },
    onDone: ({ data }) => {
      keys.done()
      const { spins, kind, amount } = data
      const words = formatMoney(amount, lang)
      changed(
        spins
          ? t('claimedSpins', { count: spins.left })
          : t(kind === 'free_bet' ? 'claimedFreeBet' : 'claimed', { amount: words }),
      )
      onDone()
    },
    explain: (refused) => reasonOf(refused) ?? failureText(refused),
  })
}

/** Returns the unmet term of the offer if the refusal names it. */
function reasonOf({ error, data }: Refused): string | null {
  if (error !== 'bonus_not_due' || typeof data !== 'object' || data === null) return null
  return 'message' in data && typeof data.message === 'string' ? data.message : null
}

import { Button } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'

const READ_MS = 5000

/** Has the mail sent once more whose link proves the address. */
export function MailAgainButton({ email }: { readonly email: string }) {
  const t = useTranslations('account')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await call('user.register_confirm_send', {})
    setBusy(false)
    if (answer.ok) notify(t('confirmEmailSent', { email }), { tone: 'positive', timeoutMs: READ_MS })
    else notify(failureText(answer.error), { tone: 'negative', timeoutMs: READ_MS })
  }
  return (
    <Button variant="ghost" busy={busy} onClick={() => void send()}>
      {t('confirmEmail')}
    </Button>
  )
}

import { Button } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../endpoint/call.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { notify } from '../notices/notices.ts'

/** Has the code of an SMS sent once more. */
export function ResendButton() {
  const t = useTranslations('login')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    const answer = await call('user.sms_send', {})
    setBusy(false)
    if (answer.ok) notify(t('codeResent'), { tone: 'positive' })
    else notify(failureText(answer.error), { tone: 'negative' })
  }
  return (
    <Button variant="ghost" busy={busy} onClick={() => void resend()}>
      {t('codeResend')}
    </Button>
  )
}

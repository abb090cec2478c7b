import { Button } from '@poyraz/ui'
import { useState } from 'react'
import { call } from '../endpoint/call.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { notify } from '../notices/notices.ts'

/** Sends a message again: the code of an SMS or the mail with the confirmation link. */
export function ResendButton(props: {
  readonly name: 'user.sms_send' | 'user.register_confirm_send'
  readonly label: string
  readonly done: string
  /** For a notice that takes longer to read than the default time. */
  readonly timeoutMs?: number
}) {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    const answer = await call(props.name, {})
    setBusy(false)
    const { timeoutMs } = props
    const time = timeoutMs === undefined ? {} : { timeoutMs }
    if (answer.ok) notify(props.done, { tone: 'positive', ...time })
    else notify(failureText(answer.error), { tone: 'negative', ...time })
  }
  return (
    <Button variant="ghost" busy={busy} onClick={() => void resend()}>
      {props.label}
    </Button>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { call } from '../endpoint/call.ts'
import type { Refused } from '../endpoint/reply.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { explain } from '../notices/notices.ts'

/** Sends a code to the player's phone when the form mounts, if `wanted`. */
export function useSentCode(wanted: boolean): void {
  const failureText = useFailureText()
  const say = useEffectEvent((refused: Refused) => explain(failureText(refused), { tone: 'negative' }))
  useEffect(() => {
    if (!wanted) return
    void call('user.sms_send', {}).then((answer) => {
      if (!answer.ok) say(answer.error)
    })
  }, [wanted])
}

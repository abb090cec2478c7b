import { supportMessageShape, visitorEmail } from '@poyraz/contract/forms'
import { ok } from '@poyraz/kernel'
import { textOf } from '@poyraz/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { createProvenCall } from '../../../shared/endpoint/proven-call.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'

const PLAYER_RULES = z.object(supportMessageShape)
const VISITOR_RULES = z.object({ ...supportMessageShape, email: visitorEmail })

/** A message that has arrived; `email` is where a visitor's answer goes. */
export type SentMessage = { readonly reference: string; readonly email: string | null }

/** State of the form of a message to the house. A visitor leaves an e-mail address and proves some work. */
export function useSupportForm(onSent: (sent: SentMessage) => void) {
  const signedIn = useSignedIn()
  const queries = useQueryClient()
  const [write] = useState(() => createProvenCall('support.write'))
  const [proving, setProving] = useState<number | null>(null)
  const submit = useSubmit({
    rules: signedIn ? PLAYER_RULES : VISITOR_RULES,
    read: (form) => valuesOf(form, signedIn),
    send: async (form) => {
      const values = valuesOf(form, signedIn)
      const answer = await write(values, setProving)
      setProving(null)
      return answer.ok ? ok({ ...answer.value.data, email: values.email ?? null }) : answer
    },
    onDone: (sent) => {
      void queries.invalidateQueries({ queryKey: ['support'] })
      onSent(sent)
    },
  })
  return { ...submit, signedIn, proving }
}

function valuesOf(form: FormData, signedIn: boolean) {
  const related = textOf(form, 'related').trim()
  return {
    subject: textOf(form, 'subject'),
    text: textOf(form, 'text'),
    ...(related === '' ? {} : { related }),
    ...(signedIn ? {} : { email: textOf(form, 'email') }),
  }
}

import type { Result } from '@poyraz/kernel'
import { type FormEvent, useState } from 'react'
import type { Refused } from '../endpoint/reply.ts'
import { useFailureText } from '../i18n/failure-text.ts'

type State = { readonly busy: boolean; readonly refused: Refused | null }

/**
 * A short form without rules of its own: what was typed is sent, a refusal stands at its field or above
 * the button, and the typed text stays. `explain` may have more to say about a refusal than its own words.
 */
export function useSubmit<T>(options: {
  readonly send: (form: FormData) => Promise<Result<T, Refused>>
  readonly onDone: (value: T) => void
  readonly explain?: (refused: Refused) => string
}) {
  const failureText = useFailureText()
  const [{ busy, refused }, setState] = useState<State>({ busy: false, refused: null })
  const run = async (form: HTMLFormElement) => {
    setState({ busy: true, refused: null })
    const answer = await options.send(new FormData(form))
    setState({ busy: false, refused: answer.ok ? null : answer.error })
    if (answer.ok) return options.onDone(answer.value)
    const field = answer.error.fields[0]?.field
    const input = field ? form.elements.namedItem(field) : null
    if (input instanceof HTMLElement) input.focus()
  }
  return {
    busy,
    /** The refusal of the whole form; `null` where fields say it. */
    failure: refused && refused.fields.length === 0 ? (options.explain ?? failureText)(refused) : null,
    fieldError: (name: string) => refused?.fields.find(({ field }) => field === name)?.message,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void run(event.currentTarget)
    },
  }
}

/** The typed text of a field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

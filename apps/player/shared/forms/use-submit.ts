import type { Result } from '@poyraz/kernel'
import { type FocusEvent, type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { Refused } from '../endpoint/reply.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { brokenRules, firstBroken, nameOf } from './broken-rules.ts'
import { useFieldText } from './field-text.ts'

type Errors = Readonly<Record<string, string | undefined>>

/**
 * State of a short form. Each field is validated by `schema` when it loses focus, and the form is sent when
 * all fields are valid. An error is shown at its field or above the button, the first invalid field gets the
 * focus, and the typed text stays. `explain` may replace the text of a refusal.
 */
export function useSubmit<T>(options: {
  readonly schema?: z.ZodMiniType
  readonly send: (form: FormData) => Promise<Result<T, Refused>>
  readonly onDone: (value: T) => void
  readonly explain?: (refused: Refused) => string
}) {
  const { errors, setErrors, check, watch, forget } = useRules(options.schema)
  const [busy, setBusy] = useState(false)
  const { failure, setRefused } = useRefusal(options.explain)
  const run = async (form: HTMLFormElement) => {
    const broken = check(form)
    setErrors(broken)
    setRefused(null)
    if (Object.keys(broken).length > 0) return firstBroken(form, broken)?.focus()
    setBusy(true)
    const answer = await options.send(new FormData(form))
    setBusy(false)
    if (answer.ok) return options.onDone(answer.value)
    const said = Object.fromEntries(answer.error.fields.map(({ field, message }) => [field, message]))
    const first = firstBroken(form, said)
    setErrors(said)
    setRefused(first ? null : answer.error)
    first?.focus()
  }
  return {
    busy,
    failure,
    fieldError: (name: string) => errors[name],
    forget,
    /** Props for the `Form`. */
    form: {
      ...watch,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void run(event.currentTarget)
      },
    },
  }
}

/** Text of a refusal of the whole form; `null` if the refusal is shown at fields. */
function useRefusal(explain: ((refused: Refused) => string) | undefined) {
  const failureText = useFailureText()
  const [refused, setRefused] = useState<Refused | null>(null)
  return { failure: refused && (explain ?? failureText)(refused), setRefused }
}

/** Errors by field. A non-empty field is validated when it loses focus, then again at each input. */
function useRules(schema: z.ZodMiniType | undefined) {
  const fieldText = useFieldText()
  const [errors, setErrors] = useState<Errors>({})
  const check = (form: HTMLFormElement): Record<string, string> =>
    Object.fromEntries(
      Object.entries(brokenRules(schema, new FormData(form))).map(([name, message]) => [
        name,
        fieldText({ type: 'rule', message }) ?? message,
      ]),
    )
  const look = (form: HTMLFormElement, name: string) => setErrors({ ...errors, [name]: check(form)[name] })
  return {
    errors,
    setErrors,
    check,
    /** Removes the error of a field. */
    forget: (name: string) => setErrors({ ...errors, [name]: undefined }),
    watch: {
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { name, filled } = nameOf(event.target)
        if (name && filled) look(event.currentTarget, name)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = nameOf(event.target)
        if (name && errors[name]) look(event.currentTarget, name)
      },
    },
  }
}

/** Returns the text of a field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

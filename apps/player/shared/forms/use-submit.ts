import { type FormOptions, useForm } from '@poyraz/ui'
import type { Refused } from '../endpoint/reply.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { useFieldText } from './field-text.ts'

/** State of a form with the texts of its errors. `explain` may replace the text of a refusal. */
export function useSubmit<T>({
  explain,
  ...options
}: FormOptions<T, Refused> & { readonly explain?: (refused: Refused) => string }) {
  const fieldText = useFieldText()
  const failureText = useFailureText()
  const form = useForm(options)
  const { errors, refused } = form
  return {
    ...form,
    failure: refused && (explain ?? failureText)(refused),
    fieldError: (name: string) => fieldText(errors[name]),
  }
}

export type SubmitState = ReturnType<typeof useSubmit>

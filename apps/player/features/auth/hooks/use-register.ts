import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { systemClock } from '@poyraz/kernel'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { showAtFields } from '../../../shared/forms/refusal.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { logIn } from '../api/log-in.ts'
import { register } from '../api/register.ts'
import { EMPTY_REGISTER, type RegisterValues, registerSchema } from '../register-values.ts'
import { useArrival } from './use-arrival.ts'

const READ_MS = 8000

/** The registration form: checked as it is filled in, sent, and on success signed in straight away. */
export function useRegister() {
  const t = useTranslations('register')
  const failureText = useFailureText()
  const arrive = useArrival()
  const [failure, setFailure] = useState<string | null>(null)
  const [proving, setProving] = useState<number | null>(null)
  const [schema] = useState(() => registerSchema(systemClock.nowMs()))
  const form = useForm<RegisterValues, unknown, RegisterValues>({
    resolver: standardSchemaResolver(schema, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: EMPTY_REGISTER,
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const answer = await register(values, setProving)
    setProving(null)
    if (!answer.ok) {
      if (!showAtFields(form, answer.error)) setFailure(failureText(answer.error))
      return
    }
    notify(t('done'), { tone: 'positive', timeoutMs: READ_MS })
    notify(t('confirmSent'), { timeoutMs: READ_MS })
    const entered = await logIn(values.username, values.password)
    if (entered.ok) arrive()
    else setFailure(failureText(entered.error))
  })
  return { form, failure, proving, submit }
}

export type RegisterFormState = ReturnType<typeof useRegister>['form']

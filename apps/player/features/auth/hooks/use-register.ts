import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showAtFields } from '../../../shared/forms/refusal.ts'
import { useHouse } from '../../../shared/house.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { createRegistration } from '../api/register.ts'
import { EMPTY_REGISTER, type RegisterValues, registerSchema, requestsOf } from '../register-values.ts'
import { useFirstLogin } from './use-first-login.ts'

/** State of the registration form. Validates while the player types; a success logs the player in. */
export function useRegister() {
  const failureText = useFailureText()
  const [register] = useState(createRegistration)
  const enter = useFirstLogin()
  const [failure, setFailure] = useState<string | null>(null)
  const [proving, setProving] = useState<number | null>(null)
  const lang = useLang()
  const { passwordLengthMin } = useHouse()
  const schema = useMemo(
    () => registerSchema({ passwordLengthMin, nowMs: systemClock.nowMs(), lang }),
    [passwordLengthMin, lang],
  )
  const form = useForm<RegisterValues, unknown, RegisterValues>({
    resolver: standardSchemaResolver(schema, undefined, { raw: true }),
    mode: 'onTouched',
    defaultValues: EMPTY_REGISTER,
  })
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const { account, limit } = requestsOf(values, lang)
    const answer = await register(account, setProving)
    setProving(null)
    if (!answer.ok) {
      if (!showAtFields(form, answer.error)) setFailure(failureText(answer.error))
      return
    }
    await enter({ ...account, limit })
  })
  return { form, failure, proving, submit }
}

export type RegisterFormState = ReturnType<typeof useRegister>['form']

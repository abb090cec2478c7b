import { systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { type FormEvent, useMemo, useState } from 'react'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useHouse } from '../../../shared/house.ts'
import { createRegistration } from '../api/register.ts'
import { fieldsOf, LAST_STEP, type StepNumber } from '../register-steps.ts'
import { readRegister, registerSchema, requestsOf } from '../register-values.ts'
import { useFirstLogin } from './use-first-login.ts'
import { type Steps, useRegisterSteps } from './use-register-steps.ts'

/**
 * State of the registration form: one form in three steps. A step is left when its fields are valid; the last
 * one sends all of them. A success logs the player in.
 */
export function useRegister() {
  const steps = useRegisterSteps()
  const { proving, ...submit } = useRegistration(steps)
  const [tried, setTried] = useState(0)
  const { step } = steps
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setTried(step)
    if (step === LAST_STEP) return submit.form.onSubmit(event)
    event.preventDefault()
    if (submit.checkPart(event.currentTarget, fieldsOf(step))) steps.go((step + 1) as StepNumber)
  }
  const errorCount = tried === step ? fieldsOf(step).filter((name) => submit.fieldError(name)).length : 0
  return { ...submit, ...steps, form: { ...submit.form, onSubmit }, errorCount, proving }
}

function useRegistration({ reveal }: Pick<Steps, 'reveal'>) {
  const [register] = useState(createRegistration)
  const enter = useFirstLogin()
  const [proving, setProving] = useState<number | null>(null)
  const lang = useLang()
  const { passwordLengthMin } = useHouse()
  const rules = useMemo(
    () => registerSchema({ passwordLengthMin, nowMs: systemClock.nowMs(), lang }),
    [passwordLengthMin, lang],
  )
  const submit = useSubmit({
    rules,
    read: readRegister,
    reveal,
    send: async (form) => {
      const { account, limit } = requestsOf(readRegister(form), lang)
      const answer = await register(account, setProving)
      setProving(null)
      if (answer.ok) await enter({ ...account, limit })
      return answer
    },
    onDone: () => undefined,
  })
  return { ...submit, proving }
}

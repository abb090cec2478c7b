import { systemClock } from '@poyraz/kernel'
import { useLang } from '@poyraz/ui'
import { useMemo, useState } from 'react'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useHouse } from '../../../shared/house.ts'
import { createRegistration } from '../api/register.ts'
import { readRegister, registerSchema, requestsOf } from '../register-values.ts'
import { useFirstLogin } from './use-first-login.ts'

/** State of the registration form. A success logs the player in. */
export function useRegister() {
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

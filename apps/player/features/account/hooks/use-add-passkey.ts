import { err, randomId } from '@poyraz/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'

/** Adds a passkey of this device. The server asks for a fresh proof before the browser asks the player. */
export function useAddPasskey() {
  const t = useTranslations('account')
  const client = useQueryClient()
  const failureText = useFailureText()
  const stepUp = useStepUp()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    const options = await stepUp.guard(() => call('user.passkey_create', {}))
    if (!options.ok) return notify(failureText(options.error), { tone: 'negative' })
    const loaded = await import('../../../shared/passkeys/ceremonies.ts').catch(() => null)
    const made = (await loaded?.createPasskey(options.value.data)) ?? err('cancelled')
    if (!made.ok) {
      return notify(t(made.error === 'known' ? 'passkeyKnown' : 'passkeyCancelled'), { tone: 'negative' })
    }
    const added = await call('user.passkey_add', { ...made.value, key: randomId() })
    if (!added.ok) return notify(failureText(added.error), { tone: 'negative' })
    notify(t('passkeyAdded'), { tone: 'positive' })
    await client.invalidateQueries({ queryKey: ['user', 'passkeys'] })
  }
  const add = () => {
    setBusy(true)
    void run().finally(() => setBusy(false))
  }
  return { add, busy, dialog: stepUp.dialog }
}

import { Button } from '@poyraz/ui'
import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'
import { useBrowserFact } from '../../../shared/browser-fact.ts'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { supportsPasskeys } from '../../../shared/passkeys/support.ts'
import { logInWithPasskey, offerPasskeys } from '../api/passkey-log-in.ts'

/** Login with a passkey: by a button, and among the suggestions of the username field. */
export function PasskeyEntry({ onDone }: { readonly onDone: () => void }) {
  const isSupported = useBrowserFact<boolean>(supportsPasskeys, true)
  return isSupported && <Entry onDone={onDone} />
}

function Entry({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('login')
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useSuggestions((refused) => (refused ? setFailure(failureText(refused)) : onDone()))
  const enter = async () => {
    setBusy(true)
    setFailure(null)
    const answer = await logInWithPasskey().finally(() => setBusy(false))
    if (answer.ok) return onDone()
    setFailure(answer.error ? failureText(answer.error) : t('passkeyCancelled'))
  }
  return (
    <div className="flex flex-col gap-3">
      <Button variant="quiet" size="lg" block busy={busy} onClick={() => void enter()}>
        <KeyRound aria-hidden="true" className="size-5" />
        {t('passkey')}
      </Button>
      {failure !== null && <FormAlert text={failure} />}
    </div>
  )
}

/** Offers passkeys among the suggestions of the username field, once the first view stands. */
function useSuggestions(onAnswer: (refused: Refused | null) => void): void {
  const stands = useAfterFirstView()
  const latest = useRef(onAnswer)
  useEffect(() => {
    latest.current = onAnswer
  })
  useEffect(() => {
    if (!stands) return
    return offerPasskeys((refused) => latest.current(refused))
  }, [stands])
}

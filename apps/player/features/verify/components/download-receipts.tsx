import { Button } from '@poyraz/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { saveReceipts } from '../api/save-receipts.ts'

/** Saves all receipts of the player in one file, in the order of their chain. */
export function DownloadReceipts() {
  const t = useTranslations('verify')
  const failureText = useFailureText()
  const isPlayer = useSignedIn()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (!isPlayer) return null
  const save = async () => {
    setBusy(true)
    const saved = await saveReceipts()
    setFailure(saved.ok ? null : failureText(saved.error))
    setBusy(false)
  }
  return (
    <>
      <Button variant="quiet" busy={isBusy} onClick={() => void save()}>
        <Download aria-hidden="true" className="size-4.5" />
        {t('downloadReceipts')}
      </Button>
      <FormAlert text={failure} />
    </>
  )
}

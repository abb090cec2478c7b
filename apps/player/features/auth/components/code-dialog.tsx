import { CODE_DIGITS } from '@poyraz/contract/constants'
import { secondFactorCode } from '@poyraz/contract/forms'
import { Button, CodeField, Dialog, Form, TextField, textOf } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { ResendButton } from '../../../shared/forms/resend-button.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { abandonLogIn, confirmLogIn, type Pending } from '../api/log-in.ts'

const SCHEMA = z.object({ ga_code: secondFactorCode })

type CodeDialogProps = {
  readonly pending: Pending | null
  readonly onAbandon: () => void
  readonly onDone: () => void
}

/** Second step of a login. It can only be answered or the login cancelled; it cannot be dismissed. */
export function CodeDialog({ pending, onAbandon, onDone }: CodeDialogProps) {
  const t = useTranslations('login')
  return (
    <Dialog open={pending !== null} title={t('codeTitle')}>
      {pending && <CodeForm pending={pending} onAbandon={onAbandon} onDone={onDone} />}
    </Dialog>
  )
}

function CodeForm({ pending, onAbandon, onDone }: CodeDialogProps & { readonly pending: Pending }) {
  const t = useTranslations('login')
  const [recovery, setRecovery] = useState(false)
  const { failure, fieldError, busy, form } = useSubmit({
    rules: SCHEMA,
    send: (form) => confirmLogIn(pending, textOf(form, 'ga_code')),
    onDone,
  })
  const abandon = () => {
    void abandonLogIn()
    onAbandon()
  }
  return (
    <Form {...form} className="flex flex-col gap-4">
      <p className="text-muted">
        {t(recovery ? 'codeRecovery' : pending.factor === 'sms' ? 'codeSms' : 'codeGa')}
      </p>
      <CodeInput recovery={recovery} error={fieldError('ga_code')} />
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {t('codeSubmit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        {pending.factor === 'sms' ? (
          <ResendButton name="user.sms_send" label={t('codeResend')} done={t('codeResent')} />
        ) : (
          <Button variant="ghost" onClick={() => setRecovery(!recovery)}>
            {recovery ? t('useCode') : t('useRecovery')}
          </Button>
        )}
        <Button variant="ghost" onClick={abandon}>
          {t('codeAbandon')}
        </Button>
      </div>
    </Form>
  )
}

function CodeInput({ recovery, error }: { readonly recovery: boolean; readonly error: string | undefined }) {
  const field = useTranslations('field')
  const shared = { name: 'ga_code', error, required: true }
  return recovery ? (
    <TextField {...shared} key="recovery" label={field('recoveryCode')} autoCapitalize="characters" />
  ) : (
    <CodeField {...shared} key="code" label={field('code')} digits={CODE_DIGITS} />
  )
}

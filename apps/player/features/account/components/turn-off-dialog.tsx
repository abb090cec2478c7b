import { secondFactorCode } from '@poyraz/contract/forms'
import { Button, Dialog, Form, TextField, textOf } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useChanged } from '../hooks/use-changed.ts'

const RULES = z.object({ gacode: secondFactorCode })

/** Turns two-factor login off with a code of the authenticator or a recovery code. */
export function TurnOffDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useTranslations('account')
  const close = useTranslations('site')('close')
  return (
    <Dialog open={open} title={t('turnOffTitle')} closeLabel={close} onClose={onClose} shape="sheet">
      <TurnOffForm onDone={onClose} />
    </Dialog>
  )
}

function TurnOffForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('account')
  const label = useTranslations('field')('code')
  const done = useChanged(t('twoFactorOff'), onDone)
  const { busy, failure, fieldError, form } = useSubmit({
    rules: RULES,
    send: (typed) => call('user.clear_generated_ga', { gacode: textOf(typed, 'gacode') }),
    onDone: done,
  })
  return (
    <Form {...form} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t('turnOffText')}</p>
      <TextField
        name="gacode"
        label={label}
        autoComplete="one-time-code"
        required
        error={fieldError('gacode')}
      />
      <FormAlert text={failure} />
      <Button type="submit" variant="danger" size="lg" block busy={busy}>
        {t('turnOffConfirm')}
      </Button>
    </Form>
  )
}

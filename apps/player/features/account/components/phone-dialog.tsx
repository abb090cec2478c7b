import { CODE_DIGITS } from '@poyraz/contract/constants'
import { isMobilePhone, phone, smsCode } from '@poyraz/contract/forms'
import { Button, CodeField, Dialog, Form, TextField, textOf } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { ResendButton } from '../../../shared/forms/resend-button.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useSentCode } from '../../../shared/step-up/use-sent-code.ts'
import { useChanged } from '../hooks/use-changed.ts'
import { ProvenDialog } from './proven-dialog.tsx'

const CODE_RULES = z.object({ code: smsCode })
/**
 * The country is empty: the server knows the player's country. The client rejects only numbers that are valid
 * in no country.
 */
const ANYWHERE = ''
const RULES = { phone: phone.check(z.refine((text) => isMobilePhone(ANYWHERE, text), 'phone')) }

type PhoneDialogProps = {
  readonly open: boolean
  /** True to change the number, false to confirm the present one. */
  readonly change: boolean
  readonly onClose: () => void
}

/** Confirms a phone number with a code sent to it. */
export function PhoneDialog({ open, change, onClose }: PhoneDialogProps) {
  const [sent, setSent] = useState(false)
  const close = () => {
    setSent(false)
    onClose()
  }
  if (change && !sent) return <NumberDialog open={open} onClose={close} onSent={() => setSent(true)} />
  return <CodeDialog open={open} change={change} onClose={close} />
}

function NumberDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}) {
  const t = useTranslations('account')
  const label = useTranslations('field')('phone')
  return (
    <ProvenDialog
      open={props.open}
      onClose={props.onClose}
      onDone={props.onSent}
      title={t('changePhone')}
      rules={RULES}
      send={(form, password, key) =>
        call('user.change_phone', { phone: textOf(form, 'phone'), password, key })
      }
    >
      {(fieldError) => (
        <TextField
          name="phone"
          type="tel"
          label={label}
          autoComplete="tel"
          required
          error={fieldError('phone')}
        />
      )}
    </ProvenDialog>
  )
}

function CodeDialog({ open, change, onClose }: PhoneDialogProps) {
  const t = useTranslations('account')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={open}
      title={change ? t('changePhone') : t('confirmPhone')}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      <CodeForm change={change} onClose={onClose} />
    </Dialog>
  )
}

function CodeForm({ change, onClose }: Omit<PhoneDialogProps, 'open'>) {
  const t = useTranslations('account')
  const label = useTranslations('field')('code')
  const login = useTranslations('login')
  const done = useChanged(change ? t('changePhoneDone') : t('confirmPhoneDone'), onClose)
  useSentCode(!change)
  const { busy, failure, fieldError, form } = useSubmit({
    rules: CODE_RULES,
    send: (typed) => call('user.sms_validate', { code: textOf(typed, 'code') }),
    onDone: done,
  })
  return (
    <Form {...form} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{change ? t('changePhoneCode') : t('confirmPhoneCode')}</p>
      <CodeField name="code" label={label} digits={CODE_DIGITS} required error={fieldError('code')} />
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {login('codeSubmit')}
      </Button>
      <ResendButton name="user.sms_send" label={login('codeResend')} done={login('codeResent')} />
    </Form>
  )
}

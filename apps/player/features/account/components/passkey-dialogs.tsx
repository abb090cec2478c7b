import { PASSKEY_NAME_LENGTH_MAX } from '@poyraz/contract/constants'
import { passkeyName } from '@poyraz/contract/forms'
import { randomId } from '@poyraz/kernel'
import { Button, Dialog, Form, TextField, textOf } from '@poyraz/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../../../shared/endpoint/call.ts'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { notify } from '../../../shared/notices/notices.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'
import type { Passkey } from '../api/profile.ts'

const RULES = z.object({ name: passkeyName })

type DialogProps = { readonly passkey: Passkey | null; readonly onClose: () => void }
type FormProps = { readonly passkey: Passkey; readonly onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: DialogProps) {
  const t = useTranslations('account')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={passkey !== null}
      title={t('passkeyRename')}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  )
}

function RenameForm({ passkey: { id, name }, onClose }: FormProps) {
  const t = useTranslations('account')
  const save = useTranslations('site')('save')
  const done = useListChanged(t('saved'), onClose)
  const keys = useRequestKey()
  const { busy, failure, fieldError, form } = useSubmit({
    rules: RULES,
    send: (typed) => {
      const values = { id, name: textOf(typed, 'name') }
      return call('user.passkey_rename', { ...values, key: keys.keyFor(values) })
    },
    onDone: done,
  })
  return (
    <Form {...form} className="flex flex-col gap-4">
      <TextField
        name="name"
        label={t('passkeyName')}
        defaultValue={name}
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        autoComplete="off"
        required
        error={fieldError('name')}
      />
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {save}
      </Button>
    </Form>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: DialogProps) {
  const t = useTranslations('account')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={passkey !== null}
      title={t('passkeyRemoveTitle')}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      {passkey && <RemoveForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  )
}

function RemoveForm({ passkey: { id, name }, onClose }: FormProps) {
  const t = useTranslations('account')
  const done = useListChanged(t('passkeyRemoved'), onClose)
  const stepUp = useStepUp()
  const [key] = useState(randomId)
  const { busy, failure, form } = useSubmit({
    send: () => stepUp.guard(() => call('user.passkey_remove', { id, key })),
    onDone: done,
  })
  return (
    <>
      <Form {...form} className="flex flex-col gap-5">
        <p className="wrap-anywhere">{t('passkeyRemoveText', { name })}</p>
        <ConfirmButtons
          failure={failure}
          busy={busy}
          confirm={t('passkeyRemove')}
          tone="danger"
          onCancel={onClose}
        />
      </Form>
      {stepUp.dialog}
    </>
  )
}

/** Returns a function that shows a notice, refetches the list and closes the dialog. */
function useListChanged(words: string, onClose: () => void): () => void {
  const client = useQueryClient()
  return () => {
    notify(words, { tone: 'positive' })
    void client.invalidateQueries({ queryKey: ['user', 'passkeys'] })
    onClose()
  }
}

import type { Result } from '@poyraz/kernel'
import { Button, Dialog, PasswordField } from '@poyraz/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { textOf, useSubmit } from '../../../shared/forms/use-submit.ts'
import { useStepUp } from '../hooks/use-step-up.tsx'

export type ProvenDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** After the server took it. */
  readonly onDone: () => void
  readonly send: (form: FormData, password: string) => Promise<Result<unknown, Refused>>
  readonly children: (fieldError: (name: string) => string | undefined) => ReactNode
}

/**
 * Changes something of an account that only its owner may: the fields, the password, and a second proof if
 * asked.
 */
export function ProvenDialog({ open, onClose, title, onDone, send, children }: ProvenDialogProps) {
  const close = useTranslations('site')('close')
  return (
    <Dialog open={open} title={title} closeLabel={close} onClose={onClose} shape="sheet">
      <ProvenForm send={send} onDone={onDone}>
        {children}
      </ProvenForm>
    </Dialog>
  )
}

function ProvenForm({
  send,
  onDone,
  children,
}: Pick<ProvenDialogProps, 'send' | 'children'> & { onDone: () => void }) {
  const field = useTranslations('field')
  const label = useTranslations('account')('passwordToConfirm')
  const save = useTranslations('site')('save')
  const stepUp = useStepUp()
  const { busy, failure, fieldError, submit } = useSubmit({
    send: (form) => stepUp.guard(() => send(form, textOf(form, 'password'))),
    onDone,
  })
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {children(fieldError)}
        <PasswordField
          name="password"
          label={label}
          showLabel={field('showPassword')}
          hideLabel={field('hidePassword')}
          autoComplete="current-password"
          required
          error={fieldError('password')}
        />
        <FormAlert text={failure} />
        <Button type="submit" size="lg" block busy={busy}>
          {save}
        </Button>
      </form>
      {stepUp.dialog}
    </>
  )
}

import { claimedPassword } from '@poyraz/contract/forms'
import type { Result } from '@poyraz/kernel'
import { Button, Dialog, Form, PasswordField, textOf } from '@poyraz/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import type { Refused } from '../../../shared/endpoint/reply.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useStepUp } from '../../../shared/step-up/use-step-up.tsx'

export type ProvenDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Rules of the fields other than the password, by field. */
  readonly rules: Readonly<Record<string, z.ZodMiniType>>
  /** Called after the server has accepted the change. */
  readonly onDone: () => void
  /** `key` is the idempotency key: it stays the same for the same values. */
  readonly send: (form: FormData, password: string, key: string) => Promise<Result<unknown, Refused>>
  readonly children: (fieldError: (name: string) => string | undefined) => ReactNode
}

/** Dialog for a change that needs the player's password, and a step-up proof if the server requires it. */
export function ProvenDialog({ open, onClose, title, children, ...form }: ProvenDialogProps) {
  const close = useTranslations('site')('close')
  return (
    <Dialog open={open} title={title} closeLabel={close} onClose={onClose} shape="sheet">
      <ProvenForm {...form}>{children}</ProvenForm>
    </Dialog>
  )
}

function ProvenForm({
  rules,
  send,
  onDone,
  children,
}: Pick<ProvenDialogProps, 'rules' | 'send' | 'onDone' | 'children'>) {
  const save = useTranslations('site')('save')
  const stepUp = useStepUp()
  const keys = useRequestKey()
  const [schema] = useState(() => z.object({ ...rules, password: claimedPassword }))
  const { busy, failure, fieldError, form } = useSubmit({
    rules: schema,
    send: (typed) => {
      const key = keys.keyFor(Object.fromEntries(typed))
      return stepUp.guard(() => send(typed, textOf(typed, 'password'), key))
    },
    onDone,
  })
  return (
    <>
      <Form {...form} className="flex flex-col gap-4">
        {children(fieldError)}
        <OwnPassword error={fieldError('password')} />
        <FormAlert text={failure} />
        <Button type="submit" size="lg" block busy={busy}>
          {save}
        </Button>
      </Form>
      {stepUp.dialog}
    </>
  )
}

function OwnPassword({ error }: { readonly error: string | undefined }) {
  const field = useTranslations('field')
  return (
    <PasswordField
      name="password"
      label={useTranslations('account')('passwordToConfirm')}
      showLabel={field('showPassword')}
      hideLabel={field('hidePassword')}
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

import { CODE_DIGITS } from '@poyraz/contract/constants'
import { claimedPassword, secondFactorCode } from '@poyraz/contract/forms'
import { Button, CodeField, Dialog, Form, PasswordField, Skeleton, textOf, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../endpoint/call.ts'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'
import { FormAlert } from '../forms/form-alert.tsx'
import { useSubmit } from '../forms/use-submit.ts'
import { useSentCode } from './use-sent-code.ts'

type Factor = Item<'user.get_user_profile'>['twoFactor']

const CODE_RULES = z.object({ ga_code: secondFactorCode })
const PASSWORD_RULES = z.object({ password: claimedPassword })

/** Asks for a step-up proof of the player: a two-factor code, or the password if two-factor login is off. */
export function StepUpDialog({ onAnswer }: { readonly onAnswer: (proven: boolean) => void }) {
  const t = useTranslations('account')
  const close = useTranslations('site')('close')
  const { data } = useQuery(callQuery('user.get_user_profile', {}, useLang()))
  return (
    <Dialog open title={t('stepUpTitle')} closeLabel={close} onClose={() => onAnswer(false)} shape="sheet">
      {data ? (
        <StepUpForm factor={data.data.twoFactor} onProven={() => onAnswer(true)} />
      ) : (
        <Skeleton className="h-40 rounded-tile" />
      )}
    </Dialog>
  )
}

function StepUpForm({ factor, onProven }: { factor: Factor; onProven: () => void }) {
  const t = useTranslations('account')
  const confirm = useTranslations('login')('codeSubmit')
  const withCode = factor !== 'none'
  useSentCode(factor === 'sms')
  const { busy, failure, fieldError, form } = useSubmit({
    rules: withCode ? CODE_RULES : PASSWORD_RULES,
    send: (typed) =>
      call(
        'user.step_up',
        withCode ? { ga_code: textOf(typed, 'ga_code') } : { password: textOf(typed, 'password') },
      ),
    onDone: onProven,
  })
  return (
    <Form {...form} className="flex flex-col gap-4">
      <p className="text-sm text-muted">{withCode ? t('stepUpCode') : t('stepUpPassword')}</p>
      {withCode ? <Code error={fieldError('ga_code')} /> : <Password error={fieldError('password')} />}
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {confirm}
      </Button>
    </Form>
  )
}

function Code({ error }: { readonly error: string | undefined }) {
  const label = useTranslations('field')('code')
  return <CodeField name="ga_code" label={label} digits={CODE_DIGITS} required error={error} />
}

function Password({ error }: { readonly error: string | undefined }) {
  const t = useTranslations('field')
  return (
    <PasswordField
      name="password"
      label={t('password')}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

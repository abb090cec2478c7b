import { CODE_DIGITS } from '@poyraz/contract/constants'
import { secondFactorCode } from '@poyraz/contract/forms'
import { Button, CodeField, Dialog, Form, textOf } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { QrCode } from '../../../shared/art/qr-code.tsx'
import { copyText } from '../../../shared/copy-text.ts'
import { call } from '../../../shared/endpoint/call.ts'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { explain, notify } from '../../../shared/notices/notices.ts'
import { useChanged } from '../hooks/use-changed.ts'
import { printText } from '../print-text.ts'

export type Secret = Item<'user.user_generate_ga'>

const RULES = z.object({ ga_code: secondFactorCode })

/** Shows the authenticator secret and the recovery codes once. The first code of the app activates them. */
export function SetUpDialog({
  secret,
  onClose,
}: {
  readonly secret: Secret | null
  readonly onClose: () => void
}) {
  const t = useTranslations('account')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={secret !== null}
      title={t('scanTitle')}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
      toRead
    >
      {secret && <SetUpForm secret={secret} onDone={onClose} />}
    </Dialog>
  )
}

function SetUpForm({ secret, onDone }: { readonly secret: Secret; readonly onDone: () => void }) {
  const t = useTranslations('account')
  const confirm = useTranslations('login')('codeSubmit')
  const done = useChanged(t('twoFactorOn'), onDone)
  const { busy, failure, fieldError, form } = useSubmit({
    rules: RULES,
    send: (typed) => call('user.check_ga', { ga_code: textOf(typed, 'ga_code') }),
    onDone: done,
  })
  return (
    <Form {...form} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <QrCode text={secret.otpauth} label={t('scanAlt')} />
        <div className="flex min-w-40 flex-1 flex-col gap-2">
          <p className="text-sm">{t('scan')}</p>
          <Copyable label={t('secret')} text={secret.secret} />
        </div>
      </div>
      <RecoveryCodes codes={secret.recovery} />
      <CodeField
        name="ga_code"
        label={t('scanCode')}
        digits={CODE_DIGITS}
        required
        error={fieldError('ga_code')}
      />
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {confirm}
      </Button>
    </Form>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations('account')
  return (
    <section className="rounded-tile bg-surface-2 p-4">
      <h3 className="text-base">{t('recovery')}</h3>
      <p className="mt-1 mb-3 text-xs text-muted">{t('recoveryText')}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} />
        <Button variant="ghost" onClick={() => printText(t('recovery'), codes.join('\n'))}>
          {t('print')}
        </Button>
      </div>
    </section>
  )
}

function Copyable({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <p className="text-xs text-muted">{label}</p>
      <p className="font-mono text-sm break-all">{text}</p>
      <CopyButton text={text} />
    </div>
  )
}

function CopyButton({ text }: { readonly text: string }) {
  const t = useTranslations('site')
  const copy = async () => {
    if (await copyText(text)) notify(t('copied'), { tone: 'positive' })
    else explain(t('copyFailed'), { tone: 'negative' })
  }
  return (
    <Button variant="ghost" onClick={() => void copy()} className="-ml-4">
      {t('copy')}
    </Button>
  )
}

import { formatPhone } from '@poyraz/text'
import { Badge, Button, Card } from '@poyraz/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ResendButton } from '../../../shared/forms/resend-button.tsx'
import { useHouse } from '../../../shared/house.ts'
import type { Profile } from '../api/profile.ts'
import { EmailDialog } from './email-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { UsernameDialog } from './username-dialog.tsx'

const READ_MS = 5000

type Open = 'username' | 'email' | 'phone' | 'confirm-phone' | null

/** The player's contact data; each row has its own way to change it. */
export function ContactCard({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('account')
  const field = useTranslations('field')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <Card>
      <h2 className="mb-2 text-xl">{t('contact')}</h2>
      <Row label={field('username')} value={profile.username} onChange={() => setOpen('username')} />
      <Row
        label={field('email')}
        value={profile.email}
        confirmed={profile.emailConfirmed}
        confirm={<MailLinkButton email={profile.email} />}
        onChange={() => setOpen('email')}
      />
      <PhoneRow profile={profile} onOpen={setOpen} />
      <UsernameDialog open={open === 'username'} onClose={close} />
      <EmailDialog open={open === 'email'} onClose={close} />
      <PhoneDialog
        open={open === 'phone' || open === 'confirm-phone'}
        change={open === 'phone'}
        onClose={close}
      />
    </Card>
  )
}

/** A phone number is confirmed and changed with a code sent to it. */
function PhoneRow({ profile, onOpen }: { readonly profile: Profile; readonly onOpen: (open: Open) => void }) {
  const t = useTranslations('account')
  const label = useTranslations('field')('phone')
  const value = formatPhone(profile.phone)
  if (!useHouse().carriesSms) return <Row label={label} value={value} hint={t('phoneFixed')} />
  return (
    <Row
      label={label}
      value={value}
      confirmed={profile.phoneConfirmed}
      confirm={
        <Button variant="ghost" onClick={() => onOpen('confirm-phone')}>
          {t('confirmPhone')}
        </Button>
      }
      onChange={() => onOpen('phone')}
    />
  )
}

function MailLinkButton({ email }: { readonly email: string }) {
  const t = useTranslations('account')
  return (
    <ResendButton
      name="user.register_confirm_send"
      label={t('confirmEmail')}
      done={t('confirmEmailSent', { email })}
      timeoutMs={READ_MS}
    />
  )
}

function Row(props: {
  readonly label: string
  readonly value: string
  readonly confirmed?: boolean
  /** Button to confirm the value, while it is not confirmed. */
  readonly confirm?: ReactNode
  /** Reason why the value cannot be changed, if there is one. */
  readonly hint?: string
  readonly onChange?: () => void
}) {
  const t = useTranslations('account')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last-of-type:border-b-0">
      <div className="min-w-0 grow basis-48">
        <p className="text-xs text-muted">{props.label}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          <span className="min-w-0 wrap-anywhere">{props.value}</span>
          {props.confirmed === undefined ? null : (
            <Badge tone={props.confirmed ? 'success' : 'warning'}>
              {props.confirmed ? t('confirmed') : t('unconfirmed')}
            </Badge>
          )}
        </p>
        {props.hint && <p className="mt-1 text-xs text-muted">{props.hint}</p>}
      </div>
      <div className="-mx-4 flex flex-wrap empty:hidden">
        {props.confirmed === false && props.confirm}
        {props.onChange && (
          <Button variant="ghost" onClick={props.onChange} aria-label={`${t('change')}: ${props.label}`}>
            {t('change')}
          </Button>
        )}
      </div>
    </div>
  )
}

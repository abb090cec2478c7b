import { SUPPORT_LENGTHS } from '@poyraz/contract/forms'
import { Button, Form, TextAreaField, TextField } from '@poyraz/ui'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { Proving } from '../../../shared/forms/proving.tsx'
import { type SentMessage, useSupportForm } from '../hooks/use-support-form.ts'

/** Form of a message to the house, then its number. `about` is the payment or round that a link names. */
export function SupportForm({ about }: { readonly about: string | undefined }) {
  const t = useTranslations('content')
  const [sent, setSent] = useState<SentMessage | null>(null)
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl md:text-2xl">{t('write')}</h2>
      {sent ? (
        <Arrived sent={sent} onAnother={() => setSent(null)} />
      ) : (
        <Fields about={about} onSent={setSent} />
      )}
    </div>
  )
}

function Fields(props: { readonly about: string | undefined; readonly onSent: (sent: SentMessage) => void }) {
  const t = useTranslations('content')
  const field = useTranslations('content.message')
  const { form, busy, failure, fieldError, signedIn, proving } = useSupportForm(props.onSent)
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p className="max-w-prose text-muted">{t('writeText')}</p>
      <TextField
        name="subject"
        label={field('subject')}
        placeholder={field('subjectPlaceholder')}
        maxLength={SUPPORT_LENGTHS.subject}
        autoComplete="off"
        error={fieldError('subject')}
      />
      <TextAreaField
        name="text"
        label={field('text')}
        hint={field('textHint')}
        maxLength={SUPPORT_LENGTHS.text}
        error={fieldError('text')}
      />
      <Related about={props.about} error={fieldError('related')} />
      {!signedIn && <Email error={fieldError('email')} />}
      <p className="max-w-prose text-sm font-semibold">{t('writeNever')}</p>
      <FormAlert text={failure} />
      <Button type="submit" size="lg" block busy={busy}>
        {field('send')}
      </Button>
      {proving !== null && <Proving share={proving} label={field('proving')} />}
    </Form>
  )
}

/** The number of a payment or round that the message is about. */
function Related(props: { readonly about: string | undefined; readonly error: string | undefined }) {
  const t = useTranslations('content.message')
  const optional = useTranslations('site')('optional')
  return (
    <TextField
      name="related"
      label={t('related')}
      optional={optional}
      hint={t('relatedHint')}
      defaultValue={props.about}
      maxLength={SUPPORT_LENGTHS.related}
      autoComplete="off"
      spellCheck={false}
      error={props.error}
    />
  )
}

/** The address for the answer to a visitor. */
function Email({ error }: { readonly error: string | undefined }) {
  const t = useTranslations('content.message')
  return (
    <TextField
      name="email"
      type="email"
      label={t('email')}
      hint={t('emailHint')}
      autoComplete="email"
      error={error}
    />
  )
}

function Arrived({ sent, onAnother }: { readonly sent: SentMessage; readonly onAnother: () => void }) {
  const t = useTranslations('content.message')
  const { reference, email } = sent
  return (
    <>
      <div role="status" className="flex items-start gap-4 rounded-tile bg-surface-2 p-5">
        <Picture src={PICTURES.buoy} side={56} className="art flex-none" />
        <div className="min-w-0">
          <h3 className="text-lg">{t('sent')}</h3>
          <p className="mt-1 text-sm wrap-anywhere text-muted">
            {email === null ? t('sentText', { reference }) : t('sentVisitor', { reference, email })}
          </p>
        </div>
      </div>
      <Button variant="outline" size="lg" block onClick={onAnother}>
        {t('another')}
      </Button>
    </>
  )
}

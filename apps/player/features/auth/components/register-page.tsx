import key from 'art:1f511/96'
import coin from 'art:1fa99/96'
import person from 'art:1faaa/96'
import { authPaths } from '@poyraz/site/auth'
import { contentPaths } from '@poyraz/site/content'
import { Button, Card, CheckboxField } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import { Form } from '../../../shared/forms/form.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useHouse } from '../../../shared/house.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { usePassingPlayers } from '../hooks/use-passing-players.ts'
import { type RegisterFormState, useRegister } from '../hooks/use-register.ts'
import { TEXT_LINK } from './auth-card.tsx'
import { LimitFields } from './limit-fields.tsx'
import { AccountFields, ContactFields, ExtraFields, IdentityFields } from './register-fields.tsx'

export function RegisterPage() {
  const t = useTranslations('register')
  usePageTitle(t('title'))
  usePassingPlayers()
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 mb-5 text-muted">{t('text')}</p>
        <LegalNotice />
        <RegisterForm />
      </div>
      <GoodToKnow />
    </div>
  )
}

function RegisterForm() {
  const t = useTranslations('register')
  const { form, failure, proving, submit } = useRegister()
  const { isSubmitting } = form.formState
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <AccountFields form={form} />
      <IdentityFields form={form} />
      <ContactFields form={form} />
      <LimitFields form={form} />
      <ExtraFields form={form} />
      <Card className="flex flex-col gap-4">
        <Consent form={form} />
        <ErrorCount form={form} />
        <FormAlert text={failure} />
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('submit')}
        </Button>
        {proving !== null && <Proving share={proving} />}
      </Card>
    </Form>
  )
}

/** States who may not play, above the form. */
function LegalNotice() {
  const t = useTranslations('footer')
  return (
    <p className="mb-5 flex gap-3 rounded-tile bg-brass-soft px-4 py-3 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-5 flex-none text-brass" />
      <span>
        <strong className="font-bold">{t('legalTitle')}: </strong>
        {t('legal')}
      </span>
    </p>
  )
}

/** Progress of the proof of work that the server requires. */
function Proving({ share }: { readonly share: number }) {
  const label = useTranslations('register')('proving')
  return (
    <div role="status" className="flex flex-col gap-1.5 text-sm text-muted">
      {label}
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        className="block h-1.5 overflow-hidden rounded-chip bg-line"
      >
        <span className="block h-full bg-brand transition-all" style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  )
}

function Consent({ form }: { readonly form: RegisterFormState }) {
  const field = useTranslations('field')
  const fieldText = useFieldText()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-display text-lg font-bold">
        {useTranslations('register')('consent')}
      </legend>
      {useHouse().carriesSms && <CheckboxField {...form.register('smsOptIn')} label={field('smsOptIn')} />}
      <CheckboxField {...form.register('emailOptIn')} label={field('emailOptIn')} />
      <CheckboxField
        {...form.register('acceptRules')}
        label={field('acceptRules')}
        hint={<RulesLink />}
        error={fieldText(form.formState.errors.acceptRules)}
      />
    </fieldset>
  )
}

/** Opens in a new tab, so that the form keeps its values. */
function RulesLink() {
  return (
    <Link
      to={contentPaths.info}
      params={{ pageKey: 'GeneralRules' }}
      target="_blank"
      className="inline-flex min-h-11 items-center font-bold text-brand underline"
    >
      {useTranslations('register')('readRules')}
    </Link>
  )
}

/** After a failed submission: number of invalid fields, for screen readers and small screens. */
function ErrorCount({ form }: { readonly form: RegisterFormState }) {
  const field = useTranslations('field')
  const { errors, submitCount } = form.formState
  const count = Object.keys(errors).length
  return (
    <p role="status" className="text-sm font-semibold text-danger empty:hidden">
      {submitCount > 0 && count > 0 ? field('errors', { count }) : ''}
    </p>
  )
}

function GoodToKnow() {
  const t = useTranslations('register')
  const logIn = useTranslations('menu')('logIn')
  const facts = [
    [coin, t('why1')],
    [person, t('why2')],
    [key, t('why3')],
  ] as const
  return (
    <aside className="flex flex-col gap-4 lg:sticky lg:top-24">
      <Card>
        <h2 className="text-xl">{t('whyTitle')}</h2>
        <ul className="mt-4 flex flex-col gap-4">
          {facts.map(([art, text]) => (
            <li key={text} className="flex items-center gap-3 text-sm">
              <Picture src={art} side={40} />
              {text}
            </li>
          ))}
        </ul>
      </Card>
      <p className="flex flex-wrap items-center gap-x-2 px-2 text-sm">
        {t('haveAccount')}
        <Link to={authPaths.login} className={TEXT_LINK}>
          {logIn}
        </Link>
      </p>
    </aside>
  )
}

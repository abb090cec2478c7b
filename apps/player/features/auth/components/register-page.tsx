import key from 'art:1f511/96'
import coin from 'art:1fa99/96'
import person from 'art:1faaa/96'
import { authPaths } from '@poyraz/site/auth'
import { contentPaths } from '@poyraz/site/content'
import { Button, Card, CheckboxField, Form } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { Proving } from '../../../shared/forms/proving.tsx'
import { useHouse } from '../../../shared/house.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { usePassingPlayers } from '../hooks/use-passing-players.ts'
import { useRegister } from '../hooks/use-register.ts'
import { LAST_STEP, type StepNumber } from '../register-steps.ts'
import { TEXT_LINK } from './auth-card.tsx'
import { LimitFields } from './limit-fields.tsx'
import {
  AccountFields,
  ContactFields,
  ExtraFields,
  type FieldsProps,
  IdentityFields,
} from './register-fields.tsx'
import { Progress, Step } from './step-parts.tsx'

export function RegisterPage() {
  const t = useTranslations('register')
  usePageTitle(t('title'))
  usePassingPlayers()
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 mb-5 text-muted">{t('text')}</p>
        <RegisterForm />
      </div>
      <GoodToKnow />
    </div>
  )
}

function RegisterForm() {
  const t = useTranslations('register')
  const { busy, failure, fieldError, errorCount, proving, form, step, heading, go } = useRegister()
  return (
    <>
      {step === 1 && <LegalNotice />}
      <Progress step={step} />
      <Form {...form} className="flex flex-col gap-4">
        <Step number={1} open={step} heading={heading}>
          <AccountFields fieldError={fieldError} />
        </Step>
        <Step number={2} open={step} heading={heading}>
          <IdentityFields fieldError={fieldError} />
        </Step>
        <Step number={3} open={step} heading={heading}>
          <ContactFields fieldError={fieldError} />
          <LimitFields fieldError={fieldError} />
          <ExtraFields fieldError={fieldError} />
          <Card>
            <Consent fieldError={fieldError} />
          </Card>
        </Step>
        <ErrorCount count={errorCount} />
        <FormAlert text={failure} />
        <Buttons step={step} busy={busy} onBack={go} />
        {proving !== null && <Proving share={proving} label={t('proving')} />}
      </Form>
    </>
  )
}

function Buttons(props: {
  readonly step: StepNumber
  readonly busy: boolean
  readonly onBack: (step: StepNumber) => void
}) {
  const t = useTranslations('register')
  const { step, busy, onBack } = props
  return (
    <div className="flex gap-3">
      {step > 1 && (
        <Button variant="quiet" size="lg" onClick={() => onBack((step - 1) as StepNumber)}>
          {t('back')}
        </Button>
      )}
      <Button type="submit" size="lg" block busy={busy}>
        {t(step === LAST_STEP ? 'submit' : 'next')}
      </Button>
    </div>
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

function Consent({ fieldError }: FieldsProps) {
  const field = useTranslations('field')
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-display text-lg font-bold">
        {useTranslations('register')('consent')}
      </legend>
      {useHouse().carriesSms && <CheckboxField name="smsOptIn" label={field('smsOptIn')} />}
      <CheckboxField name="emailOptIn" label={field('emailOptIn')} />
      <CheckboxField
        name="acceptRules"
        label={field('acceptRules')}
        hint={<RulesLink />}
        error={fieldError('acceptRules')}
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
function ErrorCount({ count }: { readonly count: number }) {
  const field = useTranslations('field')
  return (
    <p role="status" className="text-sm font-semibold text-danger empty:hidden">
      {count > 0 ? field('errors', { count }) : ''}
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

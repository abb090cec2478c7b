import { CURRENCY } from '@poyraz/contract/constants'
import { PROVINCES } from '@poyraz/text'
import { Card, cx, SelectField, TextField } from '@poyraz/ui'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { useHouse } from '../../../shared/house.ts'
import { useCountries } from '../hooks/use-countries.ts'
import { BirthDateField } from './birth-date-field.tsx'
import { IdentityNumberField } from './identity-number-field.tsx'

export type FieldsProps = { readonly fieldError: (name: string) => string | undefined }

export function AccountFields({ fieldError }: FieldsProps) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  return (
    <Group title={t('account')} titleHidden>
      <TextField
        name="username"
        label={field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError('username')}
      />
      <TextField
        name="email"
        type="email"
        label={field('email')}
        hint={t('emailHint')}
        autoComplete="email"
        error={fieldError('email')}
      />
      <NewPasswordFields label={field('password')} fieldError={fieldError} />
    </Group>
  )
}

export function IdentityFields({ fieldError }: FieldsProps) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  const countries = useCountries()
  const [turkish, setTurkish] = useState(true)
  return (
    <Group title={t('person')} titleHidden>
      <TextField
        name="firstname"
        label={field('firstname')}
        autoComplete="given-name"
        error={fieldError('firstname')}
      />
      <TextField
        name="lastname"
        label={field('lastname')}
        autoComplete="family-name"
        error={fieldError('lastname')}
      />
      <BirthDateField error={fieldError('birthDate')} />
      <SelectField
        name="country"
        onChange={(event) => setTurkish(event.target.value === 'TR')}
        label={field('country')}
        autoComplete="country"
        options={countries}
        error={fieldError('country')}
      />
      <IdentityNumberField turkish={turkish} error={fieldError('identityNumber')} />
    </Group>
  )
}

export function ContactFields({ fieldError }: FieldsProps) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  return (
    <Group title={t('contact')} titleHidden>
      <TextField
        name="phone"
        type="tel"
        label={field('phone')}
        hint={t(useHouse().carriesSms ? 'phoneHint' : 'phoneHintNoSms')}
        placeholder={t('phoneExample')}
        autoComplete="tel"
        error={fieldError('phone')}
      />
      <TextField
        name="city"
        label={field('city')}
        list="provinces"
        autoComplete="address-level1"
        error={fieldError('city')}
      />
      <Provinces />
      <div className="md:col-span-2">
        <TextField
          name="address"
          label={field('address')}
          autoComplete="street-address"
          error={fieldError('address')}
        />
      </div>
    </Group>
  )
}

export function ExtraFields({ fieldError }: FieldsProps) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  const optional = useTranslations('site')('optional')
  return (
    <Fold title={t('extra')} optional={optional}>
      <TextField
        name="promoCode"
        label={field('promoCode')}
        optional={optional}
        error={fieldError('promoCode')}
      />
      <TextField
        name="referenceNumber"
        label={field('referenceNumber')}
        optional={optional}
        error={fieldError('referenceNumber')}
      />
      <SelectField
        name="currency"
        label={field('currency')}
        options={[{ value: CURRENCY, label: `₺ ${CURRENCY}` }]}
        error={fieldError('currency')}
      />
    </Fold>
  )
}

/** Fields that few need, folded under their title. */
function Fold(props: { readonly title: string; readonly optional: string; readonly children: ReactNode }) {
  return (
    <details className="group rounded-banner border border-line bg-surface shadow-card">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-5 font-display text-lg font-bold md:px-6">
        {props.title}
        <span className="font-sans text-sm font-normal text-muted">· {props.optional}</span>
        <ChevronDown aria-hidden="true" className="ml-auto size-5 text-muted group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 items-start gap-4 p-5 pt-1 md:grid-cols-2 md:px-6">
        {props.children}
      </div>
    </details>
  )
}

/** A group of fields under a title and an optional description. */
export function Group(props: {
  readonly title: string
  /** For screen readers alone: the heading above says the same. */
  readonly titleHidden?: boolean
  readonly text?: string
  readonly children: ReactNode
}) {
  const { title, titleHidden = false, text, children } = props
  const textId = useId()
  return (
    <Card>
      <fieldset aria-describedby={text && textId}>
        <legend className={titleHidden ? 'sr-only' : cx('font-display text-lg font-bold', !text && 'mb-4')}>
          {title}
        </legend>
        {text && (
          <p id={textId} className="mt-1 mb-4 text-sm text-muted">
            {text}
          </p>
        )}
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">{children}</div>
      </fieldset>
    </Card>
  )
}

/** Suggestions of provinces; rendered after the first view, because nobody types earlier. */
function Provinces() {
  const stands = useAfterFirstView()
  return (
    <datalist id="provinces">
      {stands &&
        PROVINCES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
    </datalist>
  )
}

import { PROVINCES } from '@poyraz/text'
import { Card, cx, SelectField, TextField } from '@poyraz/ui'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { useHouse } from '../../../shared/house.ts'
import { useCountries } from '../hooks/use-countries.ts'
import { BirthDateField } from './birth-date-field.tsx'

export type FieldsProps = { readonly fieldError: (name: string) => string | undefined }

export function AccountFields({ fieldError }: FieldsProps) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  return (
    <Group title={t('account')}>
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
    <Group title={t('person')}>
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
      <TextField
        name="identityNumber"
        label={turkish ? field('identityNumber') : field('identityNumberOther')}
        hint={t('identityHint')}
        inputMode={turkish ? 'numeric' : 'text'}
        autoComplete="off"
        error={fieldError('identityNumber')}
      />
    </Group>
  )
}

export function ContactFields({ fieldError }: FieldsProps) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  return (
    <Group title={t('contact')}>
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
    <Group title={t('extra')}>
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
        options={[{ value: 'TRY', label: '₺ TRY' }]}
        error={fieldError('currency')}
      />
    </Group>
  )
}

/** A group of fields under a title and an optional description. */
export function Group(props: {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}) {
  const { title, text, children } = props
  const textId = useId()
  return (
    <Card>
      <fieldset aria-describedby={text && textId}>
        <legend className={cx('font-display text-lg font-bold', !text && 'mb-4')}>{title}</legend>
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

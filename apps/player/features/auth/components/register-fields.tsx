import { PROVINCES } from '@poyraz/text'
import { Card, cx, SelectField, TextField } from '@poyraz/ui'
import { memo, type ReactNode, useId } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'
import { useFieldText } from '../../../shared/forms/field-text.ts'
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx'
import { useHouse } from '../../../shared/house.ts'
import { useCountries } from '../hooks/use-countries.ts'
import type { RegisterFormState } from '../hooks/use-register.ts'
import { BirthDateField } from './birth-date-field.tsx'

type Props = { readonly form: RegisterFormState }

// Each part subscribes to the form by itself, so that a change renders only that part.

export const AccountFields = memo(function AccountFields({ form }: Props) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  const fieldText = useFieldText()
  const { errors, touchedFields } = useFormState({ control: form.control })
  return (
    <Group title={t('account')}>
      <TextField
        {...form.register('username')}
        label={field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldText(errors.username)}
      />
      <TextField
        {...form.register('email')}
        type="email"
        label={field('email')}
        hint={t('emailHint')}
        autoComplete="email"
        error={fieldText(errors.email)}
      />
      <NewPasswordFields
        label={field('password')}
        password={form.register('password', touchedFields.passwordConfirm ? { deps: 'passwordConfirm' } : {})}
        confirm={form.register('passwordConfirm')}
        errors={errors}
      />
    </Group>
  )
})

export const IdentityFields = memo(function IdentityFields({ form }: Props) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  const fieldText = useFieldText()
  const countries = useCountries()
  const turkish = useWatch({ control: form.control, name: 'country' }) === 'TR'
  const { errors } = useFormState({ control: form.control })
  return (
    <Group title={t('person')}>
      <TextField
        {...form.register('firstname')}
        label={field('firstname')}
        autoComplete="given-name"
        error={fieldText(errors.firstname)}
      />
      <TextField
        {...form.register('lastname')}
        label={field('lastname')}
        autoComplete="family-name"
        error={fieldText(errors.lastname)}
      />
      <BirthDateField form={form} />
      <SelectField
        {...form.register('country', { deps: ['identityNumber', 'phone'] })}
        label={field('country')}
        autoComplete="country"
        options={countries}
        error={fieldText(errors.country)}
      />
      <TextField
        {...form.register('identityNumber')}
        label={turkish ? field('identityNumber') : field('identityNumberOther')}
        hint={t('identityHint')}
        inputMode={turkish ? 'numeric' : 'text'}
        autoComplete="off"
        error={fieldText(errors.identityNumber)}
      />
    </Group>
  )
})

export const ContactFields = memo(function ContactFields({ form }: Props) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  const fieldText = useFieldText()
  const { errors } = useFormState({ control: form.control })
  return (
    <Group title={t('contact')}>
      <TextField
        {...form.register('phone')}
        type="tel"
        label={field('phone')}
        hint={t(useHouse().carriesSms ? 'phoneHint' : 'phoneHintNoSms')}
        placeholder={t('phoneExample')}
        autoComplete="tel"
        error={fieldText(errors.phone)}
      />
      <TextField
        {...form.register('city')}
        label={field('city')}
        list="provinces"
        autoComplete="address-level1"
        error={fieldText(errors.city)}
      />
      <Provinces />
      <div className="md:col-span-2">
        <TextField
          {...form.register('address')}
          label={field('address')}
          autoComplete="street-address"
          error={fieldText(errors.address)}
        />
      </div>
    </Group>
  )
})

export const ExtraFields = memo(function ExtraFields({ form }: Props) {
  const t = useTranslations('register')
  const field = useTranslations('field')
  const optional = useTranslations('site')('optional')
  const fieldText = useFieldText()
  const { errors } = useFormState({ control: form.control })
  const absent = { setValueAs: (text: unknown) => text || undefined }
  return (
    <Group title={t('extra')}>
      <TextField
        {...form.register('promoCode', absent)}
        label={field('promoCode')}
        optional={optional}
        error={fieldText(errors.promoCode)}
      />
      <TextField
        {...form.register('referenceNumber', absent)}
        label={field('referenceNumber')}
        optional={optional}
        error={fieldText(errors.referenceNumber)}
      />
      <SelectField
        {...form.register('currency')}
        label={field('currency')}
        options={[{ value: 'TRY', label: '₺ TRY' }]}
        error={fieldText(errors.currency)}
      />
    </Group>
  )
})

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

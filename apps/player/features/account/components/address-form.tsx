import { line } from '@poyraz/contract/forms'
import { randomId } from '@poyraz/kernel'
import { asLang, LANGUAGES } from '@poyraz/text'
import { Button, Card, Form, SelectField, TextField, textOf } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import type { Profile } from '../api/profile.ts'
import { useChanged } from '../hooks/use-changed.ts'

const RULES = z.object({ city: line(2, 80), address: line(5, 200) })

/** Form of the player's address and of the language of mails and text messages. */
export function AddressForm({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('account')
  const field = useTranslations('field')
  const save = useTranslations('site')('save')
  const { busy, failure, fieldError, form } = useSubmit({
    rules: RULES,
    send: (typed) => call('user.update_profile', { ...placeOf(typed), key: randomId() }),
    onDone: useChanged(t('saved'), () => undefined),
  })
  return (
    <Card>
      <h2 className="mb-4 text-xl">{t('addressTitle')}</h2>
      <Form {...form} className="flex flex-col gap-4">
        <TextField
          name="city"
          label={field('city')}
          defaultValue={profile.city}
          autoComplete="address-level1"
          error={fieldError('city')}
        />
        <TextField
          name="address"
          label={field('address')}
          defaultValue={profile.address}
          autoComplete="street-address"
          error={fieldError('address')}
        />
        <LanguageField chosen={profile.language} />
        <FormAlert text={failure} />
        <Button type="submit" variant="quiet" busy={busy} className="self-end">
          {save}
        </Button>
      </Form>
    </Card>
  )
}

function placeOf(typed: FormData) {
  const language = asLang(textOf(typed, 'language'))
  return { city: textOf(typed, 'city'), address: textOf(typed, 'address'), language }
}

function LanguageField({ chosen }: { readonly chosen: Profile['language'] }) {
  const t = useTranslations('account')
  const names = useTranslations('site.languageNames')
  return (
    <SelectField
      name="language"
      label={t('mailLanguage')}
      defaultValue={chosen}
      options={LANGUAGES.map((value) => ({ value, label: names(value) }))}
    />
  )
}

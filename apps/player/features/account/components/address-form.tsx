import { randomId } from '@poyraz/kernel'
import { Button, Card, TextField } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { textOf, useSubmit } from '../../../shared/forms/use-submit.ts'
import type { Profile } from '../api/profile.ts'
import { useChanged } from '../hooks/use-changed.ts'

export function AddressForm({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('account')
  const field = useTranslations('field')
  const save = useTranslations('site')('save')
  const { busy, failure, fieldError, submit } = useSubmit({
    send: (form) =>
      call('user.update_profile', {
        city: textOf(form, 'city'),
        address: textOf(form, 'address'),
        key: randomId(),
      }),
    onDone: useChanged(t('saved'), () => undefined),
  })
  return (
    <Card>
      <form onSubmit={submit} className="flex flex-col gap-4">
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
        <FormAlert text={failure} />
        <Button type="submit" variant="quiet" busy={busy} className="self-end">
          {save}
        </Button>
      </form>
    </Card>
  )
}

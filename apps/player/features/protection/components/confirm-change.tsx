import { Button, Form } from '@poyraz/ui'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useProtectionChanged } from '../hooks/use-protection-changed.ts'

/** Button to confirm a change that loosens a protection. */
export function ConfirmChange(props: { readonly id: string; readonly label: string; readonly done: string }) {
  const keys = useRequestKey()
  const changed = useProtectionChanged()
  const { id, label, done } = props
  const { busy, failure, form } = useSubmit({
    send: () => call('rg.confirm_limit', { id, key: keys.keyFor({ id }) }),
    onDone: () => changed(done),
  })
  return (
    <Form {...form} className="flex flex-col gap-2">
      <FormAlert text={failure} />
      <Button type="submit" variant="outline" busy={busy}>
        {label}
      </Button>
    </Form>
  )
}

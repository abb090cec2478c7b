import { Button } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { FormAlert } from './form-alert.tsx'

/** The end of a form that asks once more: what went wrong, the way back beside the deed. */
export function ConfirmButtons(props: {
  readonly failure: string | null
  readonly busy: boolean
  readonly confirm: string
  readonly tone?: 'outline' | 'danger'
  readonly onCancel: () => void
  /** Where the way back is more than a "cancel". */
  readonly cancel?: string
}) {
  const cancel = useTranslations('site')('cancel')
  return (
    <>
      <FormAlert text={props.failure} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="quiet" size="lg" onClick={props.onCancel}>
          {props.cancel ?? cancel}
        </Button>
        <Button type="submit" variant={props.tone ?? 'outline'} size="lg" busy={props.busy}>
          {props.confirm}
        </Button>
      </div>
    </>
  )
}

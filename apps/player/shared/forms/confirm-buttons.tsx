import { Button } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { FormAlert } from './form-alert.tsx'

/** Bottom of a confirmation form: the error, the cancel button and the confirm button. */
export function ConfirmButtons(props: {
  readonly failure: string | null
  readonly busy: boolean
  readonly confirm: string
  readonly tone?: 'outline' | 'danger'
  readonly onCancel: () => void
  /** Replaces the label 'Cancel'. */
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

import { Button, Dialog } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { useWishKey } from '../../../shared/forms/use-wish-key.ts'
import type { Limit } from '../../../shared/protection/protection.ts'
import { useProtectionChanged } from '../hooks/use-protection-changed.ts'
import { useLimitWords } from '../limit-words.ts'

/** Asks for a limit to be removed, which takes a day and a second yes. */
export function RemoveLimitDialog(props: { readonly limit: Limit | null; readonly onClose: () => void }) {
  const t = useTranslations('limits')
  const close = useTranslations('site')('close')
  return (
    <Dialog
      open={props.limit !== null}
      title={t('removeTitle')}
      closeLabel={close}
      onClose={props.onClose}
      shape="sheet"
    >
      {props.limit && <RemoveForm limit={props.limit} onClose={props.onClose} />}
    </Dialog>
  )
}

function RemoveForm({ limit, onClose }: { readonly limit: Limit; readonly onClose: () => void }) {
  const t = useTranslations('limits')
  const cancel = useTranslations('site')('cancel')
  const words = useLimitWords()
  const keys = useWishKey()
  const changed = useProtectionChanged()
  const { busy, failure, form } = useSubmit({
    send: () => call('rg.remove_limit', { id: limit.id, key: keys.keyFor({ id: limit.id }) }),
    onDone: () => {
      changed(t('waits'))
      onClose()
    },
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <p className="font-bold tabular-nums">
        {words.name(limit)} · {words.value(limit.kind, limit.value)}
      </p>
      <p>{t('removeText')}</p>
      <FormAlert text={failure} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="quiet" size="lg" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" variant="outline" size="lg" busy={busy}>
          {t('removeConfirm')}
        </Button>
      </div>
    </form>
  )
}

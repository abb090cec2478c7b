import { Dialog, Form } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import type { Limit } from '../../../shared/protection/protection.ts'
import { useProtectionChanged } from '../hooks/use-protection-changed.ts'
import { useLimitWords } from '../limit-words.ts'

/** Requests the removal of a limit, which takes a day and a second confirmation. */
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
  const words = useLimitWords()
  const keys = useRequestKey()
  const changed = useProtectionChanged()
  const { busy, failure, form } = useSubmit({
    send: () => call('rg.remove_limit', { id: limit.id, key: keys.keyFor({ id: limit.id }) }),
    onDone: () => {
      changed(t('waits'))
      onClose()
    },
  })
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p className="font-bold tabular-nums">
        {words.name(limit)} · {words.value(limit.kind, limit.value)}
      </p>
      <p>{t('removeText')}</p>
      <ConfirmButtons failure={failure} busy={busy} confirm={t('removeConfirm')} onCancel={onClose} />
    </Form>
  )
}

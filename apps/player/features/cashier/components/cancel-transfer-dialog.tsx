import { formatMoney } from '@poyraz/text'
import { Dialog, Form, useLang } from '@poyraz/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { ConfirmButtons } from '../../../shared/forms/confirm-buttons.tsx'
import { useRequestKey } from '../../../shared/forms/use-request-key.ts'
import { useSubmit } from '../../../shared/forms/use-submit.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { Transfer } from '../api/methods.ts'

/** Asks for confirmation before a transfer is cancelled and states what happens to its money. */
export function CancelTransferDialog(props: {
  readonly transfer: Transfer | null
  readonly onClose: () => void
}) {
  const t = useTranslations('transfer')
  const close = useTranslations('site')('close')
  const { transfer, onClose } = props
  return (
    <Dialog
      open={transfer !== null}
      title={t(`cancelTitle.${transfer?.Type ?? 1}`)}
      closeLabel={close}
      onClose={onClose}
      shape="sheet"
    >
      {transfer && <CancelForm transfer={transfer} onClose={onClose} />}
    </Dialog>
  )
}

function CancelForm({ transfer, onClose }: { readonly transfer: Transfer; readonly onClose: () => void }) {
  const t = useTranslations('transfer')
  const close = useTranslations('site')('close')
  const lang = useLang()
  const client = useQueryClient()
  const keys = useRequestKey()
  const { transactionID, Type, amount } = transfer
  const { busy, failure, form } = useSubmit({
    send: () => call('finance.cancel_transfer', { transactionID, key: keys.keyFor({ transactionID }) }),
    onDone: () => {
      notify(t(`cancelled.${Type}`), { tone: 'positive' })
      void client.invalidateQueries({ queryKey: ['finance'] })
      onClose()
    },
  })
  return (
    <Form {...form} className="flex flex-col gap-5">
      <p>{t(`cancelText.${Type}`, { amount: formatMoney(amount, lang) })}</p>
      <ConfirmButtons
        failure={failure}
        busy={busy}
        confirm={t(`cancelConfirm.${Type}`)}
        cancel={close}
        onCancel={onClose}
      />
    </Form>
  )
}

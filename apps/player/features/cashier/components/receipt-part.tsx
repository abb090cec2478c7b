import { ImageUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { FileButton } from '../../../shared/forms/file-button.tsx'
import { FormAlert } from '../../../shared/forms/form-alert.tsx'
import { useWhen } from '../../../shared/i18n/when.ts'
import type { Transfer } from '../api/methods.ts'
import { useReceipt } from '../hooks/use-receipt.ts'

/** Uploads a picture of the receipt, for methods whose payments staff may have to look for. */
export function ReceiptPart({ transfer }: { readonly transfer: Transfer }) {
  const t = useTranslations('transfer.payment')
  const when = useWhen()
  const { transactionID, takesReceipt, receiptAt } = transfer
  const { busy, failure, send } = useReceipt(transactionID)
  if (takesReceipt === 0) return null
  return (
    <section className="flex flex-col gap-3 rounded-tile border border-line p-4">
      <div>
        <h3 className="font-text text-sm tracking-normal">{t('receipt')}</h3>
        <p className="mt-1 text-sm text-muted">
          {receiptAt ? t('receiptAt', { when: when(receiptAt) }) : t('receiptText')}
        </p>
      </div>
      <FormAlert text={failure} />
      <FileButton busy={busy} onFile={send}>
        {!busy && <ImageUp aria-hidden="true" className="size-4.5" />}
        {busy ? t('sending') : t(receiptAt ? 'receiptAgain' : 'receiptSend')}
      </FileButton>
    </section>
  )
}

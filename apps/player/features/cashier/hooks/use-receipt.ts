import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { usePhotoUpload } from '../../../shared/forms/use-photo-upload.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** Uploads a picture of the receipt of one deposit. */
export function useReceipt(transactionID: string) {
  const t = useTranslations('transfer.payment')
  const client = useQueryClient()
  return usePhotoUpload({
    thing: { transactionID },
    send: (file, key) => call('finance.send_receipt', { transactionID, key }, file),
    onKept: () => {
      notify(t('receiptKept'), { tone: 'positive' })
      return client.invalidateQueries({ queryKey: ['finance', 'list_transfers'] })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import { PHOTO_MEGABYTES_MAX, photoFault } from '../../../shared/forms/photo.ts'
import { useWishKey } from '../../../shared/forms/use-wish-key.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'

/** Sends a picture of the receipt of one deposit. */
export function useReceipt(transactionID: string) {
  const t = useTranslations('transfer.payment')
  const client = useQueryClient()
  const keys = useWishKey()
  const failureText = useFailureText()
  const [fault, setFault] = useState<ReturnType<typeof photoFault>>(null)
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const { name, size, lastModified } = file
      const key = keys.keyFor({ transactionID, name, size, lastModified })
      const answer = await call('finance.send_receipt', { transactionID, key }, file)
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => {
      keys.done()
      notify(t('receiptKept'), { tone: 'positive' })
      return client.invalidateQueries({ queryKey: ['finance', 'list_transfers'] })
    },
  })
  const refused = sending.error && refusalOf(sending.error)
  const said = refused && (refused.fields[0]?.message ?? failureText(refused))
  return {
    busy: sending.isPending,
    failure: fault ? t(fault, { megabytes: PHOTO_MEGABYTES_MAX }) : said,
    send: (file: File) => {
      const found = photoFault(file)
      setFault(found)
      if (found === null) sending.mutate(file)
    },
  }
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { CallError, refusalOf } from '../../../shared/endpoint/queries.ts'
import { PHOTO_MEGABYTES_MAX, photoFault } from '../../../shared/forms/photo.ts'
import { useWishKey } from '../../../shared/forms/use-wish-key.ts'
import { useFailureText } from '../../../shared/i18n/failure-text.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { DocumentKind } from '../api/identity.ts'

/** Sends a photo of one document; what is wrong with it is said at the document. */
export function useUpload(kind: DocumentKind) {
  const t = useTranslations('identity')
  const client = useQueryClient()
  const keys = useWishKey()
  const failureText = useFailureText()
  const [fault, setFault] = useState<'tooLarge' | 'wrongType' | null>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { name, size, lastModified } = file
      const key = keys.keyFor({ kind, name, size, lastModified })
      const answer = await call('kyc.upload', { kind, key }, file)
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: () => {
      keys.done()
      notify(t('uploaded'), { tone: 'positive' })
      return client.invalidateQueries({ queryKey: ['kyc'] })
    },
  })
  const refused = upload.error && refusalOf(upload.error)
  return {
    busy: upload.isPending,
    failure: fault
      ? t(fault, { megabytes: PHOTO_MEGABYTES_MAX })
      : refused && (refused.fields[0]?.message ?? failureText(refused)),
    send: (file: File) => {
      const found = photoFault(file)
      setFault(found)
      if (found === null) upload.mutate(file)
    },
  }
}

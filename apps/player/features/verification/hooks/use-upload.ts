import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { usePhotoUpload } from '../../../shared/forms/use-photo-upload.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { DocumentKind } from '../api/identity.ts'

/** Sends a photo of one document. */
export function useUpload(kind: DocumentKind) {
  const t = useTranslations('identity')
  const client = useQueryClient()
  return usePhotoUpload({
    thing: { kind },
    send: (file, key) => call('kyc.upload', { kind, key }, file),
    onKept: () => {
      notify(t('uploaded'), { tone: 'positive' })
      return client.invalidateQueries({ queryKey: ['kyc'] })
    },
  })
}

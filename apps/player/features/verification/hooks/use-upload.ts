import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../../shared/endpoint/call.ts'
import { usePhotoUpload } from '../../../shared/forms/use-photo-upload.ts'
import { notify } from '../../../shared/notices/notices.ts'
import type { DocumentKind } from '../api/identity.ts'

/** Uploads a photo of one document; `photo` is the object URL of the last upload, for a preview. */
export function useUpload(kind: DocumentKind) {
  const t = useTranslations('identity')
  const client = useQueryClient()
  const { photo, show } = usePhoto()
  const upload = usePhotoUpload({
    thing: { kind },
    send: (file, key) => call('kyc.upload', { kind, key }, file),
    onKept: (file) => {
      show(file)
      notify(t('uploaded'), { tone: 'positive' })
      return client.invalidateQueries({ queryKey: ['kyc'] })
    },
  })
  return { ...upload, photo }
}

/** Holds the object URL of a file and revokes it on unmount. */
function usePhoto() {
  const [photo, setPhoto] = useState<string | null>(null)
  useEffect(() => () => void (photo && URL.revokeObjectURL(photo)), [photo])
  return { photo, show: (file: File) => setPhoto(URL.createObjectURL(file)) }
}

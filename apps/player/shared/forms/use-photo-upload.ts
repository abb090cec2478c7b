import type { Result } from '@poyraz/kernel'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError, refusalOf } from '../endpoint/queries.ts'
import type { Refused } from '../endpoint/reply.ts'
import { useFailureText } from '../i18n/failure-text.ts'
import { PHOTO_MEGABYTES_MAX, photoFault } from './photo.ts'
import { useRequestKey } from './use-request-key.ts'

/**
 * Uploads photos of one object, which `thing` identifies. Errors of a photo are shown where it was chosen.
 */
export function usePhotoUpload(upload: {
  readonly thing: object
  readonly send: (file: File, key: string) => Promise<Result<unknown, Refused>>
  readonly onKept: (file: File) => unknown
}) {
  const t = useTranslations('photo')
  const keys = useRequestKey()
  const failureText = useFailureText()
  const [fault, setFault] = useState<ReturnType<typeof photoFault>>(null)
  const sending = useMutation({
    mutationFn: async (file: File) => {
      const { name, size, lastModified } = file
      const key = keys.keyFor({ ...upload.thing, name, size, lastModified })
      const answer = await upload.send(file, key)
      if (!answer.ok) throw new CallError(answer.error)
    },
    onSuccess: (_, file) => {
      keys.done()
      return upload.onKept(file)
    },
  })
  const refused = sending.error && refusalOf(sending.error)
  return {
    busy: sending.isPending,
    failure: fault
      ? t(fault, { megabytes: PHOTO_MEGABYTES_MAX })
      : refused && (refused.fields[0]?.message ?? failureText(refused)),
    send: (file: File) => {
      const found = photoFault(file)
      setFault(found)
      if (found === null) sending.mutate(file)
    },
  }
}

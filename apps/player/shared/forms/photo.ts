import { UPLOAD_BYTES_MAX } from '@poyraz/contract/constants'

export const PHOTO_MEGABYTES_MAX = UPLOAD_BYTES_MAX / 1024 / 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** Validates a chosen file before the upload; `null` if it is valid. */
export function photoFault(file: Pick<File, 'size' | 'type'>): 'tooLarge' | 'wrongType' | null {
  if (!PHOTO_TYPES.includes(file.type)) return 'wrongType'
  return file.size > UPLOAD_BYTES_MAX ? 'tooLarge' : null
}

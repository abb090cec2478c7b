import type { Document, DocumentKind, Identity } from './api/identity.ts'

/** As much as the server takes. */
export const PHOTO_BYTES_MAX = 8 * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp']

export const NEEDED = ['id_front', 'id_back', 'selfie'] as const satisfies readonly DocumentKind[]
export const EXTRA = ['address', 'payment'] as const satisfies readonly DocumentKind[]

/** What is wrong with a chosen file before it is sent; `null`: nothing. */
export function photoFault(file: Pick<File, 'size' | 'type'>): 'tooLarge' | 'wrongType' | null {
  if (!PHOTO_TYPES.includes(file.type)) return 'wrongType'
  return file.size > PHOTO_BYTES_MAX ? 'tooLarge' : null
}

/** The newest document of a kind: an older one was replaced or sent back. */
export function newestOf(documents: readonly Document[], kind: DocumentKind): Document | undefined {
  return documents
    .filter((document) => document.kind === kind)
    .reduce<Document | undefined>(
      (newest, one) => (newest && newest.uploadedAt >= one.uploadedAt ? newest : one),
      undefined,
    )
}

/** While staff look at the documents, and once they were accepted, nothing is changed. */
export function isOpen({ state }: Identity): boolean {
  return state === 'none' || state === 'refused'
}

import type { Document, DocumentKind, Identity } from './api/identity.ts'

export const NEEDED = ['id_front', 'id_back', 'selfie'] as const satisfies readonly DocumentKind[]
export const EXTRA = ['address', 'payment'] as const satisfies readonly DocumentKind[]

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

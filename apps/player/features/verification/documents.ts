import type { Document, DocumentKind, Identity } from './api/identity.ts'

export const NEEDED = ['id_front', 'id_back', 'selfie'] as const satisfies readonly DocumentKind[]
export const EXTRA = ['address', 'payment'] as const satisfies readonly DocumentKind[]

/** Returns the newest document of a kind; older ones were replaced or refused. */
export function newestOf(documents: readonly Document[], kind: DocumentKind): Document | undefined {
  return documents
    .filter((document) => document.kind === kind)
    .reduce<Document | undefined>(
      (newest, one) => (newest && newest.uploadedAt >= one.uploadedAt ? newest : one),
      undefined,
    )
}

/** Returns true if documents can be changed: not during the review and not after the approval. */
export function isOpen({ state }: Identity): boolean {
  return state === 'none' || state === 'refused'
}

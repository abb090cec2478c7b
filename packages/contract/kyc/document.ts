import { z } from 'zod'
import { entityId } from '../primitives.ts'

export const DOCUMENT_KINDS = ['id_front', 'id_back', 'selfie', 'address', 'payment'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Reasons for which staff return a document. Clients have a text for each. */
export const DOCUMENT_REASONS = ['unreadable', 'expired', 'wrong_person', 'wrong_document', 'other'] as const
export type DocumentReason = (typeof DOCUMENT_REASONS)[number]

export const kycState = z.enum(['none', 'pending', 'verified', 'refused'])

export const kycDocument = z.strictObject({
  id: entityId,
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(['draft', 'submitted', 'accepted', 'refused']),
  uploadedAt: z.iso.datetime(),
})

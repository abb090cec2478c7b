import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { DOCUMENT_KINDS, DOCUMENT_REASONS, kycDocument, kycState } from './document.ts'

export const kycStatus = procedure({
  class: 'kyc',
  method: 'status',
  docs:
    'How far the player’s identity is verified. `missing` are the documents that `submit` still needs; `reason` says ' +
    'why staff sent them back.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({
    state: kycState,
    reason: z.enum(DOCUMENT_REASONS).nullable(),
    submittedAt: z.iso.datetime().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    missing: z.array(z.enum(DOCUMENT_KINDS)),
    documents: z.array(kycDocument),
  }),
  errors: [],
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { DOCUMENT_KINDS, kycDocument } from './document.ts'

export const DOCUMENTS_MAX = 20

export const kycUpload = procedure({
  class: 'kyc',
  method: 'upload',
  docs:
    'Takes one photo of a document. Only as `multipart/form-data` at `POST /endpoint/v1/upload`, with two parts in ' +
    'this order: `call` = the envelope as JSON text, `file` = a JPEG, PNG or WebP of at most 8 MiB and 40 megapixels. ' +
    'The server fills in `upload`. The picture is drawn anew and stored without its metadata; a new one takes the ' +
    'place of a draft of the same kind. At most 20 documents of a player in 30 days.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ kind: z.enum(DOCUMENT_KINDS), upload: z.string().max(64).optional() }),
  reply: 'object',
  item: kycDocument,
  errors: ['state_conflict', 'document_limit', 'idempotency_conflict'],
})

import { z } from 'zod'
import { DOCUMENT_KINDS, DOCUMENT_REASONS } from '../kyc/document.ts'
import { entityId, paging } from '../primitives.ts'
import { optionalNote, pictureItem, playerFields, requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const none = { reply: 'none', item: z.null() } as const
const list = { input: z.strictObject({ ...paging() }), reply: 'list', errors: [] } as const

export const documentsList = staffProcedure({
  ...VIEW,
  ...list,
  class: 'documents',
  method: 'list',
  docs: 'Players whose documents wait for a decision, who wait longest first, with their pictures.',
  permission: 'documents.view',
  shows: 'documents',
  item: z.strictObject({
    ...playerFields,
    submittedAt: z.iso.datetime(),
    pictures: z.array(z.strictObject({ id: entityId, kind: z.enum(DOCUMENT_KINDS) })),
  }),
})

export const documentsReleases = staffProcedure({
  ...VIEW,
  ...list,
  class: 'documents',
  method: 'releases',
  docs: 'Releases of identity numbers that wait for a second person.',
  permission: 'documents.view',
  shows: 'number_releases',
  item: z.strictObject({ ...playerFields, by: z.string(), reason: z.string(), at: z.iso.datetime() }),
})

export const documentsShow = staffProcedure({
  ...VIEW,
  class: 'documents',
  method: 'show',
  docs: 'One picture as it was drawn anew; that it was looked at is recorded.',
  permission: 'documents.view',
  input: z.strictObject({ documentID: entityId }),
  reply: 'object',
  item: pictureItem,
  errors: ['not_found'],
})

const documentDecision = { ...DECISION, class: 'documents', permission: 'documents.decide' } as const

export const documentsApprove = staffProcedure({
  ...documentDecision,
  ...none,
  method: 'approve',
  docs: 'Accepts the documents of a player, by an account that looked at each since they were handed in.',
  input: z.strictObject({ playerID: entityId, note: optionalNote }),
  errors: ['not_found', 'not_viewed', 'number_taken'],
})

export const documentsRefuse = staffProcedure({
  ...documentDecision,
  ...none,
  method: 'refuse',
  docs: 'Refuses the documents of a player for a reason that the player reads.',
  input: z.strictObject({ playerID: entityId, reason: z.enum(DOCUMENT_REASONS), note: optionalNote }),
  errors: ['not_found', 'not_viewed', 'number_taken'],
})

export const documentsRelease = staffProcedure({
  ...DECISION,
  class: 'documents',
  method: 'release',
  docs: 'Releases an identity number, for its owner, from the accounts that never proved it. Two people do where one of them is kept from playing.',
  permission: 'identity.release',
  input: z.strictObject({
    identityNumber: z.string().trim().min(1).max(64),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('TR'),
    note: requiredNote,
  }),
  reply: 'object',
  item: z.strictObject({
    state: z.enum(['proposed', 'released']),
    accounts: z.array(z.strictObject({ ...playerFields, birthDate: z.iso.date() })),
  }),
  errors: ['not_found', 'number_taken', 'same_person'],
})

import { z } from 'zod'
import { entityId, paging } from '../primitives.ts'
import { playerFields, requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const none = { reply: 'none', item: z.null() } as const
const list = { input: z.strictObject({ ...paging() }), reply: 'list', errors: [] } as const

const endedOn = z.string().optional()
const reasons = z.array(z.string())
const caseFields = {
  id: entityId,
  ...playerFields,
  pattern: z.string(),
  foundOn: z.string(),
  state: z.enum(['open', 'proposed', 'closed']),
  isReported: z.boolean(),
}
const caseErrors = ['not_found', 'state_conflict', 'same_person'] as const
const caseDecision = {
  ...DECISION,
  class: 'cases',
  permission: 'cases.decide',
  input: z.strictObject({ caseID: entityId, note: requiredNote }),
  errors: caseErrors,
} as const

export const casesList = staffProcedure({
  ...VIEW,
  ...list,
  class: 'cases',
  method: 'list',
  docs: 'Cases that are not closed, the oldest first.',
  permission: 'cases.view',
  shows: 'cases',
  item: z.strictObject({
    ...caseFields,
    matches: z.array(z.strictObject({ playerID: entityId, reasons, endedOn })),
  }),
})

export const casesShow = staffProcedure({
  ...VIEW,
  class: 'cases',
  method: 'show',
  docs: 'One case with all that was done about it; that it was looked at is recorded.',
  permission: 'cases.view',
  input: z.strictObject({ caseID: entityId }),
  reply: 'object',
  item: z.strictObject({
    ...caseFields,
    facts: z.record(z.string(), z.union([z.number(), z.string()])),
    matches: z.array(z.strictObject({ ...playerFields, reasons, endedOn })),
    events: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        actor: z.string(),
        kind: z.string(),
        note: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
})

export const casesNote = staffProcedure({
  ...caseDecision,
  ...none,
  method: 'note',
  docs: 'Adds a note to a case.',
})

export const casesReport = staffProcedure({
  ...caseDecision,
  ...none,
  method: 'report',
  docs: 'Records, once, that the authority was told about a case.',
})

export const casesClose = staffProcedure({
  ...caseDecision,
  method: 'close',
  docs: 'Closes a case: the first of two people proposes it, another one agrees.',
  reply: 'object',
  item: z.strictObject({ state: z.enum(['proposed', 'closed']) }),
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeListTypesFrontend = procedure({
  class: 'finance',
  method: 'list_types_frontend',
  docs: 'Kinds of lines in the statement, each with its category: what `searchType` takes.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(250) }),
  reply: 'list',
  item: z.strictObject({ id: catalogueId, name: z.string(), categoryID: catalogueId }),
  errors: [],
})

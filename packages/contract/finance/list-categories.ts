import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeListCategories = procedure({
  class: 'finance',
  method: 'list_categories',
  docs: 'Categories of the statement: what `searchCategory` takes.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(250) }),
  reply: 'list',
  item: z.strictObject({ id: catalogueId, name: z.string() }),
  errors: [],
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeListBanks = procedure({
  class: 'finance',
  method: 'list_banks',
  docs: 'Banks in Turkish alphabetical order: `typeID` 1 all of them, 3 those with cep bank. `code` is their bank code.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(250), typeID: z.union([z.literal(1), z.literal(3)]).default(1) }),
  reply: 'list',
  item: z.strictObject({ bankID: catalogueId, name: z.string(), code: z.string(), logo: z.string() }),
  errors: [],
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, flag, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const cmsGetSpecialDateInf = procedure({
  class: 'cmscontroller',
  method: 'getSpecialDateInf',
  docs:
    'The special dates with Status 1, the nearest first. `date` is the next Istanbul day on which it falls, today ' +
    'included: on that day the home page shows it as a ribbon.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    id: catalogueId,
    title: z.string(),
    html: z.string(),
    Status: flag,
    date: z.iso.date(),
  }),
  errors: [],
})

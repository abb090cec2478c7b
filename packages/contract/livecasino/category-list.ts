import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { tableItem } from './catalogue.ts'

export const livecasinoCategoryList = procedure({
  class: 'livecasino',
  method: 'category_list',
  docs: 'The categories of the live lobby, each with its first 10 tables.',
  auth: 'optional',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(PAGE_SIZES.tableCategories) }),
  reply: 'list',
  item: z.strictObject({
    CategoryID: catalogueId,
    name: z.string(),
    total: z.int(),
    items: z.array(tableItem),
  }),
  errors: [],
})

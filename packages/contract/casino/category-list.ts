import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { gameItem } from './catalogue.ts'

export const casinoCategoryList = procedure({
  class: 'casino',
  method: 'category_list',
  docs: 'The categories of the slot lobby, each with its first 10 games. 94 is quick access.',
  auth: 'optional',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(PAGE_SIZES.gameCategories) }),
  reply: 'list',
  item: z.strictObject({
    CategoryID: catalogueId,
    name: z.string(),
    total: z.int(),
    items: z.array(gameItem),
  }),
  errors: [],
})

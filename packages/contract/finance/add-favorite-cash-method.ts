import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { methodFavorite } from './cash-method.ts'

export const financeAddFavoriteCashMethod = procedure({
  class: 'finance',
  method: 'add_favorite_cash_method',
  docs: 'Marks a method as favourite.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(), methodID: catalogueId }),
  reply: 'list',
  item: methodFavorite,
  errors: ['not_found', 'idempotency_conflict'],
})

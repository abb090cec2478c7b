import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { methodFavorite } from './cash-method.ts'

export const financeRemoveFavoriteCashMethod = procedure({
  class: 'finance',
  method: 'remove_favorite_cash_method',
  docs: 'Takes the mark of a favourite from a method.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(), methodID: catalogueId }),
  reply: 'list',
  item: methodFavorite,
  errors: ['not_found', 'idempotency_conflict'],
})

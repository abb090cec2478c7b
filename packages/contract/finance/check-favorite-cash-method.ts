import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { methodFavorite } from './cash-method.ts'

export const financeCheckFavoriteCashMethod = procedure({
  class: 'finance',
  method: 'check_favorite_cash_method',
  docs: 'Whether a method is a favourite; without `methodID`, of every method.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(), methodID: catalogueId.optional() }),
  reply: 'list',
  item: methodFavorite,
  errors: ['not_found'],
})

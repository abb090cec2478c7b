import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { cashMethod, methodDirection } from './cash-method.ts'

export const financeListHighlightedCashMethods = procedure({
  class: 'finance',
  method: 'list_highlighted_cash_methods',
  docs: 'The methods that the house shows first.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(250), Type: methodDirection.default(1) }),
  reply: 'list',
  item: cashMethod,
  errors: [],
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { day, daysInOrder, kurusWire, withinAYear } from '../primitives.ts'
import { procedure } from '../procedure.ts'

/** Maximum number of lines of a statement. */
export const STATEMENT_LINES_MAX = 5000

export const accountStatement = procedure({
  class: 'account',
  method: 'statement',
  docs:
    'The statement of a period as a file, in the language of the call: every line of cash and bonus with the balance ' +
    'after it, opening and closing balance, sums of each kind. Days are Istanbul days, inclusive, twelve months at most; ' +
    'a period with more than 5,000 lines is refused at `startDate`. `content` is base64; of `json` it is an array of ' +
    '{date, type, kind, description, amount, balanceAfter, ref}, as in `finance.list_transactions` (`kind` is the name ' +
    'of `type`). Few files are made at once, PDFs one at a time: where too many wait, it is `unavailable`.',
  auth: 'player',
  write: false,
  rate: { points: 3, windowMs: MINUTE_MS },
  input: z
    .strictObject({
      format: z.enum(['json', 'csv', 'pdf']),
      startDate: day,
      endDate: day,
    })
    .check(daysInOrder)
    .check(withinAYear),
  reply: 'object',
  item: z.strictObject({
    fileName: z.string(),
    mediaType: z.enum(['application/json', 'text/csv', 'application/pdf']),
    content: z.base64(),
    opening: kurusWire,
    closing: kurusWire,
    lines: z.int(),
  }),
  errors: ['unavailable'],
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { bonusOffer } from './bonus.ts'

export const bonusList = procedure({
  class: 'bonus',
  method: 'list',
  docs:
    'Every offer that is open or coming, with its terms, and whether this player can take it now. Stakes are paid ' +
    'from cash first and from the bonus once that is used up; wins go back in the same shares.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: bonusOffer,
  errors: [],
})

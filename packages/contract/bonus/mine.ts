import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { bonusItem } from './bonus.ts'

export const bonusMine = procedure({
  class: 'bonus',
  method: 'mine',
  docs: "The player's bonuses, newest first. At most one of them is active; free bets are held beside it.",
  auth: 'player',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(10) }),
  reply: 'list',
  item: bonusItem,
  errors: [],
})

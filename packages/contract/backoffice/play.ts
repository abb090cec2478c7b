import { z } from 'zod'
import { entityId, paging } from '../primitives.ts'
import { PRODUCTS } from '../products.ts'
import { requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const none = { reply: 'none', item: z.null() } as const
const list = { input: z.strictObject({ ...paging() }), reply: 'list', errors: [] } as const

const playScope = z
  .string()
  .regex(new RegExp(`^(all|${PRODUCTS.join('|')}|game:[0-9]{1,9})$`), { error: 'play_scope' })
const playDecision = { ...DECISION, ...none, class: 'play', permission: 'play.decide' } as const

export const playList = staffProcedure({
  ...VIEW,
  ...list,
  class: 'play',
  method: 'list',
  docs: 'What takes no bets, by whom and why, the newest first.',
  permission: 'play.view',
  item: z.strictObject({ scope: z.string(), reason: z.string(), by: z.string(), at: z.iso.datetime() }),
})

export const playClose = staffProcedure({
  ...playDecision,
  method: 'close',
  docs: 'Takes no more bets on everything, a product or one game; open rounds end.',
  input: z.strictObject({ scope: playScope, note: requiredNote }),
  errors: ['not_found'],
})

export const playOpen = staffProcedure({
  ...playDecision,
  method: 'open',
  docs: 'Takes bets again on what was closed. A game whose rules are not the certified ones stays closed.',
  input: z.strictObject({ scope: playScope, note: requiredNote }),
  errors: ['state_conflict', 'game_uncertified'],
})

const playerInput = z.strictObject({ playerID: entityId, note: requiredNote })

export const playStopPlayer = staffProcedure({
  ...playDecision,
  method: 'stop_player',
  docs: 'One player plays and pays in no more; rounds under way end, and money out stays open.',
  input: playerInput,
  errors: ['not_found', 'state_conflict'],
})

export const playLetPlayer = staffProcedure({
  ...playDecision,
  method: 'let_player',
  docs: 'Lets a player play again that staff stopped.',
  input: playerInput,
  errors: ['not_found', 'state_conflict'],
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { limitItem, playedSums, waitingChange } from './limit.ts'

const EXCLUSION_KINDS = ['time_out', 'self_exclusion', 'register'] as const

export const rgLimits = procedure({
  class: 'rg',
  method: 'limits',
  docs:
    'How the player is protected now: limits with what is used of them, the reality check with the figures of the ' +
    'present period of play, what was played today, and an exclusion in force. Figures of play, and of a loss ' +
    "limit, are of the player's own money: bonus money and free spins are not in them. " +
    '`minutes` of the reality check is 0 ' +
    'where it is off; `due` says that betting waits for `acknowledge`. `until` of an exclusion is null where only ' +
    'staff can end it. A self-exclusion that is over still refuses: `remove_limit` with its `id` asks to come back, ' +
    'and `confirm_limit` 24 h later opens the account.',
  auth: 'player',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({
    limits: z.array(limitItem),
    realityCheck: playedSums.extend({
      minutes: z.int(),
      since: z.iso.datetime().nullable(),
      due: z.boolean(),
    }),
    today: playedSums.extend({ minutes: z.int() }),
    exclusion: z
      .strictObject({
        id: entityId,
        kind: z.enum(EXCLUSION_KINDS),
        from: z.iso.datetime(),
        until: z.iso.datetime().nullable(),
        pending: waitingChange.nullable(),
      })
      .nullable(),
  }),
  errors: [],
})

import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { amountWire, entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { applies, LIMIT_KINDS, LIMIT_PERIODS } from './limit.ts'

const MINUTES_PER_DAY = 1440n

export const rgSetLimit = procedure({
  class: 'rg',
  method: 'set_limit',
  docs:
    'Sets one limit of the player: `value` in kuruş, for `session` minutes a day. `deposit` and `loss` need a ' +
    '`period`, `stake` has none, `session` is by the day. A tighter one applies now; a looser one waits 24 h and for ' +
    '`confirm_limit`, and the old one holds until then. A tighter one takes the place of a change that waits.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z
    .strictObject({
      kind: z.enum(LIMIT_KINDS),
      period: z.enum(LIMIT_PERIODS).optional(),
      value: amountWire,
    })
    .check(({ value: { kind, period, value }, issues }) => {
      const broken = (path: string, message: string) =>
        issues.push({ code: 'custom', message, path: [path], input: value })
      if ((kind === 'deposit' || kind === 'loss') && period === undefined) broken('period', 'required')
      if (kind === 'stake' && period !== undefined) broken('period', 'invalid')
      if (kind === 'session' && period !== undefined && period !== 'day') broken('period', 'invalid')
      if (kind === 'session' && value > MINUTES_PER_DAY) broken('value', 'too_big')
    }),
  reply: 'object',
  item: z.strictObject({ id: entityId, applies }),
  errors: ['idempotency_conflict'],
})

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

const DAY_HOURS = DAY_MS / HOUR_MS
const TIME_OUT_DAYS_MAX = 30
const MONTHS_MIN = 6
const MONTHS_MAX = 1200

const common = {
  class: 'rg',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  reply: 'object',
  item: z.strictObject({ until: z.iso.datetime() }),
  errors: ['idempotency_conflict'],
} as const

export const rgTimeOut = procedure({
  ...common,
  method: 'time_out',
  docs:
    'A break at once: no bet and no deposit for so many hours; withdrawals stay open and running rounds end. It ' +
    'cannot be shortened: a shorter one changes nothing. It ends by itself.',
  input: z.strictObject({
    hours: z
      .int()
      .min(DAY_HOURS)
      .max(DAY_HOURS * TIME_OUT_DAYS_MAX),
  }),
})

export const rgSelfExclude = procedure({
  ...common,
  method: 'self_exclude',
  docs:
    'Closes the account for play at once, for at least 6 months: every session ends, no bet, no deposit, no ' +
    'marketing, no new account of the same person. Signing in stays possible for withdrawals and history. It can be ' +
    'made longer and never shorter, and its end alone opens nothing: see `limits`.',
  input: z.strictObject({ months: z.int().min(MONTHS_MIN).max(MONTHS_MAX) }),
})

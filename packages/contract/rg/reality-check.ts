import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

/** 0 turns it off, if the jurisdiction allows that. */
const REALITY_MINUTES = [0, 15, 30, 60] as const

export const rgRealityCheck = procedure({
  class: 'rg',
  method: 'reality_check',
  docs:
    'After how many minutes of play the player is asked to look up: 15, 30 or 60. 0 turns it off where that is ' +
    'allowed. When it is due, bets are refused as `reality_check` until `acknowledge`.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({
    minutes: z.int().refine((value) => REALITY_MINUTES.some((one) => one === value), {
      params: { error: 'reality_minutes' },
    }),
  }),
  reply: 'none',
  item: z.null(),
  errors: ['idempotency_conflict'],
})

export const rgAcknowledge = procedure({
  class: 'rg',
  method: 'acknowledge',
  docs: 'The player has seen the figures of the reality check (`limits`) and plays on: its clock starts anew.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'none',
  item: z.null(),
  errors: ['idempotency_conflict'],
})

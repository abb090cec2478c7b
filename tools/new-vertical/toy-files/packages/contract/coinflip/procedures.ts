import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { BET_ERRORS } from '../errors.ts'
import { amountWire, entityId, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const common = { class: 'coinflip', auth: 'player', rate: { points: 120, windowMs: MINUTE_MS } } as const
const side = z.enum(['heads', 'tails'])
const roundItem = z.strictObject({
  roundID: entityId,
  phase: z.enum(['filling', 'open', 'closed']),
  stake: kurusWire,
  /** The caller's seat. */
  seat: z.int(),
  /** The calls that the caller may see, by seat; `null` until they are made or shown. */
  calls: z.array(side.nullable()),
  coin: side.nullable(),
  commitment: z.string(),
  /** Once the round is closed. */
  serverSeed: z.string().nullable(),
})

export const coinflipSit = procedure({
  ...common,
  method: 'sit',
  docs: 'Takes a seat at a table of three for `stake` kuruş. With the third seat all pay, or nobody does.',
  write: true,
  input: z.strictObject({ stake: amountWire }),
  reply: 'object',
  item: roundItem,
  errors: BET_ERRORS,
})

export const coinflipCall = procedure({
  ...common,
  method: 'call',
  docs: 'Calls heads or tails. The last call flips the coin, and those who called it share the stakes.',
  write: true,
  input: z.strictObject({ roundID: entityId, side }),
  reply: 'object',
  item: roundItem,
  errors: ['not_found', 'state_conflict'],
})

export const coinflipRound = procedure({
  ...common,
  method: 'round',
  docs: 'Answers a round of the player as it stands.',
  write: false,
  input: z.strictObject({ roundID: entityId }),
  reply: 'object',
  item: roundItem,
  errors: ['not_found'],
})

export const coinflipHistory = procedure({
  ...common,
  method: 'history',
  docs: "The player's bets, the newest first; `win` is what came back.",
  write: false,
  input: z.strictObject({ ...paging(10) }),
  reply: 'list',
  item: z.strictObject({
    betID: entityId,
    stake: kurusWire,
    win: kurusWire,
    state: z.enum(['open', 'closed']),
    date: z.iso.datetime(),
  }),
  errors: [],
})

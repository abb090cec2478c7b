import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { roundReceipt } from '../fairness/receipt.ts'
import { entityId, flag, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

/** Links that one player may have at a time. */
export const SHARED_ROUNDS_MAX = 50

export const shareToken = z.string().regex(/^[A-Za-z0-9]{26}$/)

export const casinoShareRound = procedure({
  class: 'casino',
  method: 'share_round',
  docs:
    "Makes a public link to one of the player's own finished rounds (`/round/<token>`); a round that is shared already " +
    'keeps its token. A player may have 50 links at a time.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ roundID: entityId }),
  reply: 'object',
  item: z.strictObject({ token: shareToken }),
  errors: ['not_found', 'share_limit', 'idempotency_conflict'],
})

export const casinoUnshareRound = procedure({
  class: 'casino',
  method: 'unshare_round',
  docs: "Removes the link of one of the player's rounds; nothing happens where it has none.",
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ roundID: entityId }),
  reply: 'none',
  item: z.null(),
  errors: ['idempotency_conflict'],
})

export const casinoSharedRounds = procedure({
  class: 'casino',
  method: 'shared_rounds',
  docs: 'Rounds that the player has shared, the latest first; `date` is when the link was made.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject(paging(SHARED_ROUNDS_MAX)),
  reply: 'list',
  item: z.strictObject({
    token: shareToken,
    roundID: entityId,
    slug: z.string(),
    gameName: z.string(),
    stake: kurusWire,
    win: kurusWire,
    date: z.iso.datetime(),
  }),
  errors: [],
})

export const casinoSharedRound = procedure({
  class: 'casino',
  method: 'shared_round',
  docs:
    'A shared round by the token of its link, for anyone: game, stake, win and its receipt (`fairness.receipt`), ' +
    'and nothing of the player or the balance. `free` 1 when a free spin paid its stake.',
  auth: 'none',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ token: shareToken }),
  reply: 'object',
  item: z.strictObject({
    gameName: z.string(),
    stake: kurusWire,
    free: flag,
    win: kurusWire,
    proof: roundReceipt,
  }),
  errors: ['not_found'],
})

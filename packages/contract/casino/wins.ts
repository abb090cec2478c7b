import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PUBLIC_WINS_MAX } from '../constants.ts'
import { catalogueId, flag, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { shareToken } from './shared-rounds.ts'

/** A win as everybody sees it. Both languages, because the socket sends the same event to all. */
export const publicWin = z.strictObject({
  gameID: catalogueId,
  slug: z.string(),
  gameName: z.strictObject({ tr: z.string(), en: z.string() }),
  /** Username, if the player allowed it; else `null`. */
  player: z.string().nullable(),
  stake: kurusWire,
  win: kurusWire,
  /** Token of the shared round, if the player shares it and is not named; else `null`. */
  shareToken: shareToken.nullable(),
  /** Time of the round, to the minute. */
  date: z.iso.datetime(),
})

export const casinoRecentWins = procedure({
  class: 'casino',
  method: 'recent_wins',
  docs:
    'The latest wins of all players, newest first: at most 12, of the last 7 days, of at least 10 times the stake, and ' +
    'of rounds whose stake the player paid. `player` is the username of a player who allowed it (`casino.set_win_name`) ' +
    'before the round; `shareToken` is that of a shared round, and `null` beside a name. Players who are excluded, on a ' +
    'break, stopped or closed are left out. Empty where the jurisdiction forbids the list.',
  auth: 'none',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject(paging(PUBLIC_WINS_MAX)),
  reply: 'list',
  item: publicWin,
  errors: [],
})

export const casinoWinName = procedure({
  class: 'casino',
  method: 'win_name',
  docs: "Whether the player's username is shown beside wins in `casino.recent_wins`; 0 until the player allows it.",
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({ shown: flag }),
  errors: [],
})

export const casinoSetWinName = procedure({
  class: 'casino',
  method: 'set_win_name',
  docs:
    "Shows the player's username beside wins from now on, or removes it from all wins at once. `not_available` where " +
    'the jurisdiction forbids the list.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ shown: flag }),
  reply: 'object',
  item: z.strictObject({ shown: flag }),
  errors: ['not_available', 'idempotency_conflict'],
})

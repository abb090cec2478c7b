import { createHash } from 'node:crypto'
import { transact } from '@poyraz/db'
import { assert, kurus, uuidv7 } from '@poyraz/kernel'
import type { Server } from '@poyraz/server'
import { fund } from '@poyraz/testkit'
import { sql } from 'kysely'
import { shareSelections } from '../../modules/sportsbook/commands/share.ts'
import { addExposure } from '../../modules/sportsbook/store/exposure.ts'
import { type Offered, outcomeOf } from './offer.ts'

/** Players of the coupons; each has one coupon in every batch. */
const PLAYERS = 1_000
const STAKE = kurus(100)
const ODDS = 2_000
const FUNDS = 100_000_000n
const FUNDED_AT_ONCE = 50

let players: readonly string[] = []

/**
 * Places singles on the first and the last outcome of a market, as `placeCoupon` does, but with one
 * statement per table for each batch of players. Returns their ids.
 */
export async function fillMarket(
  { context }: Server,
  offered: Offered,
  count: number,
): Promise<readonly string[]> {
  if (players.length === 0) players = await makePlayers(context)
  const ids: string[] = []
  for (let batch = 0; ids.length < count; batch++) {
    const size = Math.min(PLAYERS, count - ids.length)
    ids.push(...(await placeBatch(context, { ...offered, batch, size })))
  }
  return ids
}

async function makePlayers(books: Server['context']): Promise<readonly string[]> {
  const made = Array.from({ length: PLAYERS }, () => uuidv7(books.clock.nowMs()))
  for (let from = 0; from < made.length; from += FUNDED_AT_ONCE)
    await Promise.all(made.slice(from, from + FUNDED_AT_ONCE).map((id) => fund(books, id, FUNDS)))
  return made
}

type Batch = Offered & { readonly batch: number; readonly size: number }

function placeBatch(
  { database, clock, wagering }: Server['context'],
  { eventID, market, outcomes, batch, size }: Batch,
): Promise<readonly string[]> {
  const outcome = outcomeOf(outcomes, batch % 2 === 0 ? 0 : outcomes - 1)
  const exposure = (STAKE * BigInt(ODDS)) / 1_000n
  return transact(database.db, async (tx) => {
    const at = new Date(clock.nowMs())
    const code = await shareSelections(tx, [{ eventId: eventID, market, outcome }], at)
    await addExposure(tx, [{ eventId: eventID, market, outcome, exposure: exposure * BigInt(size) }])
    const bets = players.slice(0, size).map((playerId) => {
      const id = uuidv7(at.getTime())
      const inputHash = createHash('sha256').update(id).digest('hex')
      const of = {
        product: 'sports',
        item: `match:${eventID}`,
        game: 'coupon',
        house: 'house:sports',
      } as const
      return { ...of, id, playerId, epoch: null, key: `coupon:${id}`, inputHash, stake: STAKE }
    })
    for (const opened of await wagering.openAllIn(tx, bets)) assert(opened.ok, 'a stake is taken')
    const ids = bets.map(({ id }) => id)
    await sql`insert into sports.coupon (id, player_id, code, state, lines, unit_stake, stake, odds_milli,
        potential, free_bet, odds_policy, placed_at, accepted_at)
      select b.id, b.player_id, ${code}, 'open', 1, ${STAKE}, ${STAKE}, ${ODDS}, ${exposure}, false, 'any',
        ${at}, ${at}
      from unnest(${ids}::uuid[], ${players.slice(0, size)}::uuid[]) b (id, player_id)`.execute(tx)
    await sql`insert into sports.leg (coupon_id, place, event_id, market, outcome, odds_milli, banker,
        exposure, live)
      select b.id, 0, ${eventID}, ${market}, ${outcome}, ${ODDS}, false, ${exposure}, false
      from unnest(${ids}::uuid[]) b (id)`.execute(tx)
    await sql`insert into sports.coupon_event (coupon_id, number, event, amount, at)
      select b.id, 1, 'placed', ${STAKE}, ${at} from unnest(${ids}::uuid[]) b (id)`.execute(tx)
    return ids
  })
}

import { tradingResume, tradingSuspend } from '@poyraz/contract/backoffice'
import { openDatabase } from '@poyraz/db'
import { eachOf } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DELAY_MS, FT_1X2, type Harness, openHarness } from './fixtures/harness.ts'

/** Steps that race with each other. */
const STEPS = Number(process.env['STALE_PG_CASES'] ?? 240)
const STEP_MS = 500
const AT_ONCE = 8
const POLICIES = ['any', 'higher', 'none'] as const
const STAFF = { staff: 'ayse' }
const note = 'the team sheet is late'

/**
 * Compares the legs of an accepted coupon with the event as it is when the transaction ends: deferred
 * triggers run after the last statement, and read what others have committed by then.
 */
const WATCH = `
  create table public.stale (coupon_id uuid, odds integer, now integer);
  create table public.accepted (coupon_id uuid);
  create function public.watch(p_coupon uuid) returns void language plpgsql security definer as $$
  begin
    insert into public.accepted values (p_coupon);
    insert into public.stale select l.coupon_id, l.odds_milli, p.odds from sports.leg l
      left join lateral (
        select (o ->> 'odds')::integer as odds from sports.event e, jsonb_array_elements(e.markets) m,
          jsonb_array_elements(m -> 'outcomes') o
        where e.id = l.event_id and m ->> 'market' = l.market and o ->> 'outcome' = l.outcome
          and m ->> 'state' = 'active' and e.state in ('upcoming', 'live')
          and not exists (select from sports.intervention i
            where i.kind = 'stop' and i.target = 'event:' || e.id)) p on true
      where l.coupon_id = p_coupon and p.odds is distinct from l.odds_milli;
  end $$;
  create function public.watch_leg() returns trigger language plpgsql as $$
  begin perform public.watch(new.coupon_id); return null; end $$;
  create function public.watch_coupon() returns trigger language plpgsql as $$
  begin
    if old.state = 'pending' and new.state = 'open' then perform public.watch(new.id); end if;
    return null;
  end $$;
  create constraint trigger watch_leg after insert on sports.leg deferrable initially deferred
    for each row execute function public.watch_leg();
  create constraint trigger watch_coupon after update on sports.coupon deferrable initially deferred
    for each row execute function public.watch_coupon();`

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  const database = openDatabase({ url: h.test.superuserUrl })
  await database.pool.query(WATCH)
  await database.close()
})
afterAll(() => h.close())

async function count(table: 'stale' | 'accepted'): Promise<number> {
  const database = openDatabase({ url: h.test.superuserUrl })
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.ref(`public.${table}`)}`.execute(database.db)
  await database.close()
  return rows[0]?.count ?? 0
}

const moved = (step: number) => ({
  FT_1X2: { 1: 1_500 + ((step * 37) % 900), X: 3_000 + ((step * 53) % 900), 2: 3_500 + ((step * 71) % 900) },
})

it('K3: prices, suspensions, placements and decisions at the same time accept no stale price', {
  timeout: Math.max(120_000, STEPS * STEP_MS),
}, async () => {
  const [before, live] = [await h.event(), await h.event(FT_1X2, 1, true)]
  const players = await Promise.all(Array.from({ length: AT_ONCE }, () => h.player(10_000_000)))
  const shown = new Map([before, live].map((id) => [id, FT_1X2.FT_1X2[1]]))
  const step = async (number: number) => {
    const eventID = number % 2 === 0 ? before : live
    const kind = number % 12
    if (kind === 3 || kind === 8) {
      const prices = moved(number)
      await h.prices(eventID, prices, eventID === live)
      return void shown.set(eventID, prices.FT_1X2[1])
    }
    if (kind === 5) {
      const state = eventID === live ? ('live' as const) : ('upcoming' as const)
      const base = { eventId: eventID, sequence: h.nextSequence(), state, facts: null }
      return h.send({ type: 'bet_stop', ...base })
    }
    const target = `event:${eventID}`
    if (number % 60 === 10) return void (await h.call(tradingSuspend, { target, note }, STAFF))
    if (number % 60 === 34)
      return void (await h.call(tradingResume, { target: `event:${before}`, note }, STAFF))
    if (kind === 11) {
      h.clock.advance(DELAY_MS)
      return h.work()
    }
    const leg = { eventID, odds: shown.get(eventID) ?? 0 }
    const oddsPolicy = POLICIES[number % 3] ?? 'none'
    await h.place(players[number % AT_ONCE] ?? '', [leg], { unitStake: 100, oddsPolicy })
  }
  await eachOf(
    Array.from({ length: STEPS }, (_, number) => number),
    AT_ONCE,
    step,
  )
  expect(await count('stale')).toBe(0)
  expect(await count('accepted')).toBeGreaterThan(STEPS / 20)
})

import type { Db } from '@poyraz/db'
import { DAY_MS, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { PlayerFacts } from '../ctx.ts'
import type { Facts } from '../rules/judge.ts'
import { LOSS_DAYS } from '../rules/offer.ts'
import { ANY_DEPOSIT, type Attached } from './attached.ts'

type Row = {
  has_active: boolean
  withdrawing: boolean
  balance: bigint
  deposit_key: string | null
  deposit_amount: bigint
  deposit_number: bigint
  standing: bigint
  gone: boolean
  lost: boolean
  played: boolean
  earned: boolean
  deposits: bigint
  withdrawals: bigint
  bonuses: bigint
  qualifying: bigint
  qualifying_keys: readonly string[]
  taken: readonly { offer_id: number; period: string; at: string }[]
}

export type FactsQuery = {
  readonly playerId: string
  readonly nowMs: number
  /** The waiting code: its own deposit or the player's first counts. Null: the latest deposit counts. */
  readonly attached: Pick<Attached, 'depositKey'> | null
}

/**
 * Reads the facts from the ledger and the player's bonuses in one statement. An expired bonus does not count
 * as active. Deposits come from the SQL functions that define which deposits stand and qualify.
 */
export async function readFacts(db: Db, query: FactsQuery, player: PlayerFacts): Promise<Facts> {
  const { playerId, nowMs, attached } = query
  const [at, since] = [new Date(nowMs), new Date(nowMs - LOSS_DAYS * DAY_MS)]
  const { rows } = await sql<Row>`
    with received as materialized (select * from promotions.deposits(${playerId})),
    taken_out as materialized (select * from promotions.taken_out(${playerId})),
    money as materialized (
      select coalesce(sum(a.balance), 0)::bigint as balance,
        coalesce(sum(a.balance) filter (where a.code = 'cash'), 0)::bigint as cash,
        coalesce(sum(a.balance) filter (where a.code = 'held'), 0)::bigint as held
      from ledger.account a where a.owner = ${playerId}
    ), ${depositFor(playerId, attached)}, ${lossOf(playerId, since)}
    select
      exists (select from promotions.bonus b
               where b.player_id = ${playerId} and b.state = 'active' and promotions.runs(b, ${at})) as has_active,
      exists (select from taken_out where not paid) as withdrawing,
      m.balance, d.key as deposit_key, coalesce(d.amount, 0) as deposit_amount,
      coalesce(d.number, 0) as deposit_number, coalesce(d.standing, 0) as standing,
      -- Cash that was not staked is there, unless a dispute of another deposit took it.
      coalesce(d.standing < d.amount or (m.cash < d.amount and not d.played), false) as gone,
      coalesce(d.lost or (m.cash + m.held < d.amount and not d.played), false) as lost,
      coalesce(d.played, false) as played, coalesce(d.earned, false) as earned,
      l.deposits, l.withdrawals, l.bonuses, q.qualifying, q.qualifying_keys,
      coalesce((select jsonb_agg(jsonb_build_object(
          'offer_id', b.offer_id, 'period', b.period, 'at', b.granted_at))
        from promotions.bonus b where b.player_id = ${playerId} and not b.void), '[]') as taken
    from money m cross join loss l cross join qualified q left join deposit d on true`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has one row')
  return factsOf(row, player)
}

/** Selects the deposit that counts; one that still stands completely is preferred. */
function depositFor(playerId: string, attached: FactsQuery['attached']) {
  const key = attached === null || attached.depositKey === ANY_DEPOSIT ? null : attached.depositKey
  return sql`
    deposit as (
      select d.*,
        exists (
          select from ledger.transfer t
          where t.owner = ${playerId} and t.reason = 'bet' and t.seq > d.seq) as played,
        exists (
          select from promotions.bonus b
          where b.player_id = ${playerId} and b.deposit_key = d.key and not b.void) as earned
      from received d where ${key}::text is null or d.key = ${key}
      order by d.lost, d.standing < d.amount, case when ${attached === null} then -d.number else d.number end
      limit 1
    )`
}

/**
 * Selects the figures of the net loss since this time, and the deposits that qualify for a bonus on it.
 * Stakes are read only if there is a net loss.
 */
function lossOf(playerId: string, since: Date) {
  return sql`
    loss as materialized (
      select
        (select coalesce(sum(d.amount), 0)::bigint from received d where d.at > ${since} and not d.disputed)
          as deposits,
        (select coalesce(sum(o.amount), 0)::bigint from taken_out o where o.at > ${since} and o.paid)
          + promotions.taken_back(${playerId}, ${since}) as withdrawals,
        (select coalesce(sum(b.amount), 0)::bigint from promotions.bonus b
          where b.player_id = ${playerId} and b.kind = 'money' and b.granted_at > ${since} and not b.void)
          as bonuses
    ), qualified as materialized (
      select coalesce(sum(q.qualifying), 0)::bigint as qualifying,
        coalesce(array_agg(q.key), '{}') as qualifying_keys
      from promotions.qualifying_deposits(${playerId}, ${since}, 'infinity', null) q
      where q.qualifying > 0
        and (select l.deposits - l.withdrawals - m.balance - l.bonuses > 0 from loss l cross join money m)
    )`
}

function factsOf(row: Row, { emailConfirmed, openRound, lostToPlayers }: PlayerFacts): Facts {
  return {
    emailConfirmed,
    openRound,
    lostToPlayers,
    hasActive: row.has_active,
    withdrawing: row.withdrawing,
    taken: row.taken.map(({ offer_id: offerId, period, at }) => ({ offerId, period, atMs: Date.parse(at) })),
    balance: kurus(row.balance),
    deposit: row.deposit_key === null ? null : depositOf(row, row.deposit_key),
    deposits: kurus(row.deposits),
    withdrawals: kurus(row.withdrawals),
    bonuses: kurus(row.bonuses),
    qualifying: kurus(row.qualifying),
    qualifyingKeys: row.qualifying_keys,
  }
}

function depositOf(row: Row, key: string): NonNullable<Facts['deposit']> {
  const [amount, standing] = [kurus(row.deposit_amount), kurus(row.standing)]
  const { gone, lost, played, earned } = row
  return { key, amount, number: Number(row.deposit_number), standing, gone, lost, played, earned }
}

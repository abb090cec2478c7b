import type { Db } from '@poyraz/db'
import { DAY_MS, type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { PlayerFacts } from '../ctx.ts'
import type { Facts } from '../rules/judge.ts'
import { LOSS_DAYS } from '../rules/offer.ts'
import { ANY_DEPOSIT, type Attached } from './attached.ts'

type Row = {
  has_active: boolean
  balance: bigint
  deposit_key: string | null
  deposit_amount: bigint
  deposit_number: bigint
  gone: boolean
  lost: boolean
  played: boolean
  earned: boolean
  deposits: bigint
  withdrawals: bigint
  bonuses: bigint
  taken: readonly { offer_id: number; period: string; at: string }[]
}

export type FactsQuery = {
  readonly playerId: string
  readonly nowMs: number
  /**
   * The wish that waits for a deposit: then its own, or the first one since it was made, counts, whatever was
   * staked since. Null: the latest one.
   */
  readonly attached: Pick<Attached, 'depositKey' | 'attachedAt'> | null
}

/**
 * What the ledger and the player's bonuses say, in one statement. A bonus whose time is over is none; a
 * deposit with a withdrawal after it that did not come back is gone, and so is one that was taken back.
 */
export async function readFacts(db: Db, query: FactsQuery, player: PlayerFacts): Promise<Facts> {
  const { playerId, nowMs, attached } = query
  const { key, from } = depositFor(attached)
  const [at, since] = [new Date(nowMs), new Date(nowMs - LOSS_DAYS * DAY_MS)]
  const { rows } = await sql<Row>`
    with ${fundingOf(playerId)}, deposit as (
      select * from paid_in p where p.at >= ${from} and (${key}::text is null or p.key = ${key})
      order by p.lost, p.gone, case when ${attached === null} then -p.number else p.number end limit 1
    )
    select
      exists (select from promotions.bonus b
               where b.player_id = ${playerId} and b.state = 'active' and b.expires_at > ${at}) as has_active,
      (select coalesce(sum(a.balance), 0)::bigint from ledger.account a where a.owner = ${playerId})
        as balance,
      d.key as deposit_key, coalesce(d.amount, 0) as deposit_amount, coalesce(d.number, 0) as deposit_number,
      coalesce(d.gone, false) as gone, coalesce(d.lost, false) as lost,
      ${attached === null} and exists (
        select from ledger.transfer t
        where t.owner = ${playerId} and t.reason = 'bet' and (t.at, t.seq) > (d.at, d.seq)) as played,
      exists (select from promotions.bonus b
               where b.player_id = ${playerId} and b.deposit_key = d.key) as earned,
      s.deposits, s.withdrawals, s.bonuses,
      coalesce((select jsonb_agg(jsonb_build_object(
          'offer_id', b.offer_id, 'period', b.period, 'at', b.granted_at))
        from promotions.bonus b where b.player_id = ${playerId}), '[]') as taken
    from (select
        coalesce(sum(m.amount) filter (where m.reason = 'deposit' and not m.reversed), 0)::bigint as deposits,
        coalesce(sum(m.amount) filter (where m.reason = 'withdrawal' and m.credit like 'house:%'
          and m.link not in (select key from sent_back)), 0)::bigint as withdrawals,
        coalesce(sum(m.amount) filter (where m.reason = 'bonus_grant'), 0)::bigint as bonuses
      from moved m where m.at > ${since}) s
    left join deposit d on true`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has one row')
  return factsOf(row, player)
}

/**
 * Money in and out and bonuses, what of it was taken out or aside, and deposits with their numbers. A payout
 * that its bank sent back, under the cashier's key for that, took nothing out.
 */
function fundingOf(playerId: string) {
  return sql`
    moved as materialized (
      select t.at, t.seq, t.key, t.reason, t.amount, t.credit, t.link, r.deposit_key is not null as reversed
      from ledger.transfer t
      left join promotions.reversed_deposit r on r.player_id = t.owner and r.deposit_key = t.key
      where t.owner = ${playerId} and t.reason in ('deposit', 'withdrawal', 'bonus_grant')
    ), sent_back as materialized (
      select h.key from ledger.hold h
      join ledger.transfer t on t.owner = h.owner and t.leg = 1
        and t.key = 'withdraw-back:' || substr(h.key, length('withdraw:') + 1)
      where h.owner = ${playerId} and h.state = 'posted'
    ), taken_out as materialized (
      select t.at, t.seq, h.state
      from ledger.hold h join ledger.transfer t on t.owner = h.owner and t.key = h.key
      where h.owner = ${playerId} and h.state in ('open', 'posted')
        and h.key not in (select key from sent_back)
    ), paid_in as (
      select *, row_number() over (order by m.at, m.seq) as number,
        m.reversed or exists (select from taken_out o where (o.at, o.seq) > (m.at, m.seq)) as gone,
        m.reversed or exists (
          select from taken_out o where o.state = 'posted' and (o.at, o.seq) > (m.at, m.seq)) as lost
      from moved m where m.reason = 'deposit'
    )`
}

/** The key of the deposit that is waited for, where it is a certain one, else from when on any is. */
function depositFor(attached: FactsQuery['attached']): { key: string | null; from: Date } {
  const isCertain = attached !== null && attached.depositKey !== ANY_DEPOSIT
  if (isCertain || attached === null) return { key: attached?.depositKey ?? null, from: new Date(0) }
  return { key: null, from: attached.attachedAt }
}

function factsOf(row: Row, { emailConfirmed, openRound }: PlayerFacts): Facts {
  return {
    emailConfirmed,
    openRound,
    hasActive: row.has_active,
    taken: row.taken.map(({ offer_id: offerId, period, at }) => ({ offerId, period, atMs: Date.parse(at) })),
    balance: kurus(row.balance),
    deposit: row.deposit_key === null ? null : depositOf(row, row.deposit_key),
    deposits: kurus(row.deposits),
    withdrawals: kurus(row.withdrawals),
    bonuses: kurus(row.bonuses),
  }
}

function depositOf(row: Row, key: string): NonNullable<Facts['deposit']> {
  const amount: Kurus = kurus(row.deposit_amount)
  const { gone, lost, played, earned } = row
  return { key, amount, number: Number(row.deposit_number), gone, lost, played, earned }
}

-- The one definition of the deposits that rewards rest on. No other statement of this module reads deposits
-- or withdrawals from the ledger. Movements of a player are ordered by `seq`.
--
-- Parts of the definition:
--   standing    received, not disputed, and not taken out again. A withdrawal, pending or paid, takes from
--               the newest deposits before it first; one that was refused, cancelled or sent back takes
--               nothing.
--   played      wagered once with cash. Stakes since a deposit play the oldest standing deposits first.
--   qualifying  standing and played.

-- A dispute that the house won gives the deposit back.
alter table promotions.reversed_deposit add column restored_at timestamptz;
update promotions.reversed_deposit r set restored_at = t.at
  from ledger.transfer t
 where t.owner = r.player_id and t.reason = 'chargeback_reversal' and t.leg = 1 and t.at >= r.reversed_at
   and split_part(t.key, ':', 2) = substr(r.deposit_key, length('payment:') + 1)
   and not exists (
     select from ledger.transfer c
      where c.owner = t.owner and c.reason = 'chargeback' and c.leg = 1 and c.seq > t.seq
        and c.key like 'chargeback:%' and split_part(c.key, ':', 2) = split_part(t.key, ':', 2));

-- Cash on its way out, or out: pending and paid withdrawals, with their fees. `at` and `seq` are those of the
-- request.
create function promotions.taken_out(p_player uuid)
returns table (at timestamptz, seq bigint, amount bigint, paid boolean)
language sql stable as $$
  select t.at, t.seq, coalesce(o.amount, h.amount), h.state = 'posted'
    from ledger.hold h
    join ledger.transfer t on t.owner = h.owner and t.key = h.key and t.leg = 1
    left join lateral (
      -- What was not paid out of it returned to the player.
      select sum(o.amount)::bigint as amount
        from ledger.transfer w
        join ledger.transfer o on o.owner = w.owner and o.at = w.at and o.key = w.key and o.credit like 'house:%'
       where w.owner = h.owner and w.reason = 'withdrawal' and w.link = h.key) o on true
   where h.owner = p_player and h.source = 'cash' and h.state in ('open', 'posted')
     and not exists (
       select from ledger.transfer b
        where b.owner = h.owner and b.leg = 1
          and b.key = 'withdraw-back:' || substr(h.key, length('withdraw:') + 1))
$$;

-- Every deposit that a player received, in order. `standing` is the part of it that stands; `lost`: some of it
-- was paid out, or it is disputed, so that it does not stand whole again when pending withdrawals come back.
-- Deposits are a stack: each raises its level, a withdrawal lowers it, and of a deposit stands what the level
-- never fell below since.
create function promotions.deposits(p_player uuid)
returns table (key text, at timestamptz, seq bigint, amount bigint, number bigint, disputed boolean,
  standing bigint, lost boolean)
language sql stable as $$
  with movement as (
    select d.key, d.at, d.seq, d.amount, r.deposit_key is not null as disputed,
           case when r.deposit_key is null then d.amount else 0 end as moved,
           case when r.deposit_key is null then d.amount else 0 end as settled
      from ledger.transfer d
      left join promotions.reversed_deposit r
        on r.player_id = d.owner and r.deposit_key = d.key and r.restored_at is null
     where d.owner = p_player and d.reason = 'deposit'
    union all
    select null, o.at, o.seq, null, null, -o.amount, case when o.paid then -o.amount else 0 end
      from promotions.taken_out(p_player) o
  ), summed as (
    select *, sum(moved) over earlier as moved_sum, sum(settled) over earlier as settled_sum
      from movement window earlier as (order by seq)
  ), level as (
    select *, moved_sum - least(0, min(moved_sum) over earlier) as moved_level,
           settled_sum - least(0, min(settled_sum) over earlier) as settled_level
      from summed window earlier as (order by seq)
  ), lowest as (
    select *, min(moved_level) over later - moved_level as moved_fall,
           min(settled_level) over later - settled_level as settled_fall
      from level window later as (order by seq rows between current row and unbounded following)
  )
  select key, at, seq, amount, row_number() over (order by seq), disputed,
         greatest(0, moved + moved_fall)::bigint, settled + settled_fall < amount
    from lowest where key is not null
$$;

-- Deposits received from `p_from` until before `p_to`, with the part of each that qualifies: what stands of it
-- and was wagered with cash since. Withdrawals and stakes count until now, deposits from `p_from` on share the
-- stakes. `unplayed` of the standing sum was not wagered yet, and it lies in the newest deposits.
create function promotions.qualifying_deposits(p_player uuid, p_from timestamptz, p_to timestamptz)
returns table (key text, amount bigint, qualifying bigint)
language sql stable as $$
  with standing as (
    select d.*, row_number() over (order by d.seq)::integer as n
      from promotions.deposits(p_player) d where d.at >= p_from and d.standing > 0
  ), staked as (
    -- The cash staked after each deposit and before the next one.
    select width_bucket(t.seq, (select array_agg(s.seq order by s.seq) from standing s)) as n,
           sum(t.amount) as amount
      from ledger.transfer t
     where t.owner = p_player and t.at >= (select min(s.at) from standing s)
       and t.reason = 'bet' and t.debit = 'cash'
     group by 1
  ), queue as (
    select s.*, sum(s.standing) over later as from_here, sum(coalesce(b.amount, 0)) over later as staked
      from standing s left join staked b using (n)
    window later as (order by s.n rows between current row and unbounded following)
  ), backlog as (
    select *, greatest(0, max(from_here - staked) over ()) as unplayed from queue
  )
  select key, amount, (standing - least(standing, greatest(0, unplayed - (from_here - standing))))::bigint
    from backlog where at < p_to
$$;

-- Players who received a deposit from `p_from` until before `p_to`.
create function promotions.depositors(p_from timestamptz, p_to timestamptz) returns setof uuid
language sql stable as $$
  select distinct owner from ledger.transfer where reason = 'deposit' and at >= p_from and at < p_to
$$;

-- True if the deposit that an attached offer waits for was received; '' waits for the player's first.
create function promotions.is_received(p_attached promotions.attached) returns boolean
language sql stable as $$
  select exists (
    select from ledger.transfer t
     where t.owner = p_attached.player_id and t.reason = 'deposit'
       and p_attached.deposit_key in ('', t.key))
$$;

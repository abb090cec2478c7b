-- The definition of the deposits that rewards are based on. No other statement of this module reads deposits
-- or withdrawals from the ledger (`qualifying.pg.test.ts`). Movements of a player are ordered by `seq`.
--
--   standing    received, not disputed, and not taken out again. A withdrawal, pending or paid, takes from
--               the newest deposits before it first; one that was refused, cancelled or sent back takes
--               nothing.
--   played      wagered once with cash. Stakes since a deposit play the oldest standing deposits first.
--   qualifying  standing and played.

-- Cash of pending and paid withdrawals, with their fees. `at` and `seq` are those of the request. `limit` and
-- `offset` make the planner look up each transaction by its whole key: joined, a player without statistics is
-- read once per withdrawal.
create function promotions.taken_out(p_player uuid)
returns table (at timestamptz, seq bigint, amount bigint, paid boolean)
language sql stable as $$
  select t.at, t.seq, coalesce(o.amount, h.amount), h.state = 'posted'
    from ledger.hold h
   cross join lateral (
      select r.at, r.seq from ledger.transfer r
       where r.owner = h.owner and r.key = h.key and r.leg = 1 limit 1) t
    left join lateral (
      -- The part of a withdrawal that was not paid out returned to the player. The posting is found by its
      -- key: no index has `link`.
      select sum(l.amount)::bigint as amount
        from (select e.owner, e.key, e.seq from ledger.transfer e
               where e.owner = h.owner and e.leg = 1
                 and e.key = 'withdraw-end:' || substr(h.key, length('withdraw:') + 1) limit 1) e
       cross join lateral ledger.legs_of(e.owner, e.key, e.seq) l
       where h.state = 'posted' and l.credit like 'house:%') o on true
   where h.owner = p_player and h.source = 'cash' and h.state in ('open', 'posted')
     and not exists (
       select from ledger.transfer b
        where b.owner = h.owner and b.leg = 1
          and b.key = 'withdraw-back:' || substr(h.key, length('withdraw:') + 1) offset 0)
$$;

-- Every deposit that a player received, in order. `standing` is the part that stands; `lost`: some of it was
-- paid out or is disputed, so that it does not stand whole again when pending withdrawals come back. Deposits
-- are a stack: each raises its level, a withdrawal lowers it, and the part of a deposit stands that the level
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
    -- From the newest back, which carries the minimum along; a frame that ends later is read anew per row.
    select *, min(moved_level) over later - moved_level as moved_fall,
           min(settled_level) over later - settled_level as settled_fall
      from level window later as (order by seq desc)
  )
  select key, at, seq, amount, row_number() over (order by seq), disputed,
         greatest(0, moved + moved_fall)::bigint, settled + settled_fall < amount
    from lowest where key is not null
$$;

-- The cash staked after each of these deposits and before the next one. `p_seqs` and `p_standing` are those
-- of the deposits, in order. Reads from the newest stake back and stops where the deposits are played as far
-- as they can be, or where `p_enough` of them is (null: no such end); what was not read counts as 0. A stake
-- that returned was not played: it counts against the newest deposit.
create function promotions.staked_after(p_player uuid, p_seqs bigint[], p_standing bigint[], p_enough bigint)
returns bigint[] language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  n integer := cardinality(p_seqs);
  v_staked bigint[] := array_fill(0::bigint, array[cardinality(p_seqs)]);
  v_total bigint := (select sum(s) from unnest(p_standing) s);
  v_sum bigint := coalesce((
    select sum(case v.debit when 'cash' then v.amount else -v.amount end) from ledger.transfer v
     where v.owner = p_player and v.seq > p_seqs[1] and v.reason = 'bet_void'
       and (v.debit = 'cash' or v.credit = 'cash')), 0);
  -- Deposits whose stakes were all read: the standing part, and the part that can no longer be played.
  v_newer bigint := 0;
  v_unplayed bigint := 0;
  t record;
begin
  v_staked[n] := v_sum;
  for t in
    select seq, amount from ledger.transfer
     where owner = p_player and seq > p_seqs[1] and reason = 'bet' and debit = 'cash'
     order by seq desc
  loop
    while t.seq < p_seqs[n] loop
      v_newer := v_newer + p_standing[n];
      v_unplayed := greatest(v_unplayed, v_newer - v_sum);
      n := n - 1;
    end loop;
    exit when v_sum >= least(p_enough, v_total - v_unplayed);
    v_sum := v_sum + t.amount;
    v_staked[n] := v_staked[n] + t.amount;
  end loop;
  return v_staked;
end $$;

-- Deposits received from `p_from` until before `p_to`, with the part of each that qualifies. Withdrawals and
-- stakes count until now; deposits from `p_from` on share the stakes. `unplayed` of the standing sum was not
-- wagered yet, and it lies in the newest deposits. `p_enough`: the caller needs no larger sum; null for all.
create function promotions.qualifying_deposits(p_player uuid, p_from timestamptz, p_to timestamptz,
  p_enough bigint)
returns table (key text, amount bigint, qualifying bigint)
language sql stable as $$
  with standing as materialized (
    select d.* from promotions.deposits(p_player) d where d.at >= p_from and d.standing > 0
  ), listed as materialized (
    select promotions.staked_after(p_player, array_agg(s.seq order by s.seq),
             array_agg(s.standing order by s.seq), p_enough) as staked
      from standing s having count(*) > 0
  ), queue as (
    -- Unnested, so that the window does not carry the whole array in each of its rows.
    select s.*, sum(s.standing) over later as from_here, sum(k.staked) over later as staked
      from (select *, row_number() over (order by seq) as n from standing) s
      join (select u.* from listed l cross join unnest(l.staked) with ordinality u (staked, n)) k using (n)
    window later as (order by n desc)
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

-- True if the deposit that a waiting code waits for was received; '' waits for the player's first.
create function promotions.is_received(p_attached promotions.attached) returns boolean
language sql stable as $$
  select exists (
    select from ledger.transfer t
     where t.owner = p_attached.player_id and t.reason = 'deposit'
       and p_attached.deposit_key in ('', t.key))
$$;

-- Money from before `p_from` that disputes took from a player since: older deposits, debts paid for older
-- disputes, and releases of older bonuses. It left the balance and is no loss of play.
create function promotions.taken_back(p_player uuid, p_from timestamptz) returns bigint
language sql stable as $$
  select coalesce((
    select sum(d.amount) from promotions.reversed_deposit r
      join ledger.transfer d on d.owner = r.player_id and d.key = r.deposit_key and d.leg = 1
     where r.player_id = p_player and r.reversed_at > p_from and r.restored_at is null and d.at <= p_from
  ), 0)::bigint + coalesce((
    select sum(t.amount) from promotions.reversed_deposit r
      join ledger.transfer t on t.owner = r.player_id and t.reason = 'chargeback' and t.debit = 'cash'
       and t.at > p_from and 'payment:' || split_part(t.key, ':', 2) = r.deposit_key
     where r.player_id = p_player and r.reversed_at <= p_from and r.restored_at is null
  ), 0)::bigint + coalesce((
    select sum(case t.debit when 'cash' then t.amount else -t.amount end)
      from promotions.bonus b
     cross join generate_series(1, b.claws) n
      join ledger.transfer t
        on t.owner = b.player_id and t.key = 'bonus_claw:' || b.id || ':' || n
       and t.leg = 1 and t.at > p_from
     where b.player_id = p_player and b.granted_at <= p_from
  ), 0)::bigint
$$;

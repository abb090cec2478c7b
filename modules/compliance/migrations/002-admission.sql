-- Functions for the statements of products. A loss is a loss of the player's own money: what bets took
-- from `cash` minus what they won back to `cash`. Stakes and wins of bonus money and free spins do not
-- count, nor does a bonus that becomes cash. In one transaction a product calls:
--   1. admit_bets, which locks the gates and tells whose losses are limited (`counted`);
--   2. its own split of the stake, if a bonus may pay a part of it;
--   3. broken_loss_window for each counted bet, with the part of the stake that cash pays;
--   4. book_bets for each counted bet, with what moved on `cash`. Ends of bets call this one alone.
-- Wins and withdrawals need no admission.

create type compliance.bet_input as (
  n integer,        -- the member's number in its batch, chosen by the caller
  player_id uuid,
  epoch bigint,     -- of the session that places the bet; null without one
  product text,     -- 'slots', 'live', 'sports' ...
  item text,        -- the closure scope inside the product, e.g. 'game:12'; null for none
  stake bigint      -- kuruş
);
create type compliance.bet_moved as (player_id uuid, stake bigint, win bigint);
create type compliance.admitted as (
  n integer,
  reason text,      -- null if admitted, else an error code; limits add kind and period after ':'
  counted boolean   -- call `book_bets` with its stake and win
);

-- Returns the shortest of the player's loss windows that losing this much more cash could break. Volatile,
-- so that it reads what was committed while its caller waited for the gate.
create function compliance.broken_loss_window(p_player uuid, p_cash bigint, p_at timestamptz) returns text
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select 'limit_reached:loss:' || w.period
    from compliance.window w
   where p_cash > 0 and w.player_id = p_player and w.kind = 'loss' and w.max is not null
     and p_cash + case when w.starts_on >= compliance.window_start(w.period, p_at) then w.amount else 0 end
       > w.max
   order by array_position(array['day', 'week', 'month'], w.period)
   limit 1
$$;

-- Decides a batch of bets of different players and keeps their gates locked until the transaction ends. The
-- first reason that applies is the answer. The play clock is written every 10 seconds at most: a gap of up
-- to 15 minutes between bets is play, a longer one a break. A reality check that was due stays due. It does
-- not join the table: callers turn nested loops off, and a hash join would read every gate.
create function compliance.admit_bets(p_bets compliance.bet_input[], p_at timestamptz)
returns setof compliance.admitted
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  v_players uuid[] := array(select player_id from unnest(p_bets));
  v_closed text[] := array(select scope from compliance.closure);
  v_today date := compliance.window_start('day', p_at);
  v_break interval := interval '15 minutes';
begin
  if (select count(*) from compliance.gate where player_id = any (v_players)) < cardinality(v_players) then
    perform compliance.lock_gates(v_players);
  end if;
  return query
  with gate as materialized (
    select * from compliance.gate where player_id = any (v_players) order by player_id for no key update
  ), touched as (
    update compliance.gate set
      last_bet_at = greatest(p_at, last_bet_at),
      playing_since = case when p_at - last_bet_at < v_break then coalesce(playing_since, p_at) else p_at end,
      reality_due = reality_due or coalesce(reality_minutes > 0 and p_at - last_bet_at < v_break
        and p_at - playing_since >= reality_minutes * interval '1 minute', false),
      play_day = greatest(play_day, v_today),
      played_ms = case when play_day >= v_today then played_ms + case when p_at - last_bet_at < v_break
        then greatest(0, extract(epoch from p_at - last_bet_at) * 1000)::bigint else 0 end else 0 end
    where player_id = any (array(
      select player_id from gate where last_bet_at is null or p_at - last_bet_at >= interval '10 seconds'))
    returning player_id, reality_due, played_ms
  )
  select b.n,
    case
      when not g.active then 'account_inactive'
      when b.epoch <> g.epoch then 'session_expired'
      when g.closed_at is not null then 'account_closed'
      when g.excluded or g.timed_out_until > p_at then 'excluded'
      when g.denials -> b.product is not null then g.denials ->> b.product
      when g.location_until <= p_at then 'jurisdiction'
      when v_closed && array['all', b.product, b.item] then 'game_disabled'
      when coalesce(t.reality_due, g.reality_due) then 'reality_check'
      when b.stake > g.stake_max or (b.product = 'slots' and b.stake > g.slot_stake_max)
        then 'limit_reached:stake'
      when g.session_minutes_max * 60000 <= coalesce(t.played_ms, g.played_ms) then 'limit_reached:session:day'
    end,
    g.loss_limited
  from unnest(p_bets) b join gate g using (player_id) left join touched t using (player_id);
end $$;

-- Counts stakes and wins of bets whose admission said `counted`: bets just placed, and bets that end later.
create function compliance.book_bets(p_moved compliance.bet_moved[], p_at timestamptz) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update compliance.window w set
    starts_on = greatest(w.starts_on, s.start),
    amount = case when w.starts_on >= s.start then w.amount else 0 end + m.stake - m.win
  from (select player_id, sum(stake) as stake, sum(win) as win from unnest(p_moved) group by player_id) m
    cross join lateral (values ('day', compliance.window_start('day', p_at)),
      ('week', compliance.window_start('week', p_at)), ('month', compliance.window_start('month', p_at)))
      s (period, start)
  where w.player_id = m.player_id and w.kind = 'loss' and w.period = s.period
$$;

-- Returns the cash that a player staked, and won back, since an instant. Void bets and reverted wins count
-- by their direction.
create function compliance.own_play(
  p_player uuid, p_from timestamptz, out staked bigint, out won bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(case debit when 'cash' then amount else -amount end)
           filter (where reason in ('bet', 'bet_void')), 0)::bigint,
         coalesce(sum(case credit when 'cash' then amount else -amount end)
           filter (where reason = 'win'), 0)::bigint
    from ledger.transfer
   where owner = p_player and seq >= ledger.seq_from(p_player, p_from) and currency = ledger.currency()
     and reason in ('bet', 'bet_void', 'win') and (debit = 'cash' or credit = 'cash')
$$;

-- Starts the present loss window with the sums of the journal: losses are not counted while nothing limits
-- them. The gate is locked. `p_at` is the database's time; a window that is further ahead stays the present
-- one.
create function compliance.recount_losses(p_player uuid, p_period text, p_at timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update compliance.window w set starts_on = s.start, amount = own.staked - own.won
    from (select greatest(starts_on, compliance.window_start(p_period, p_at)) as start
            from compliance.window where player_id = p_player and kind = 'loss' and period = p_period) s
   cross join lateral compliance.own_play(p_player, timezone('Europe/Istanbul', s.start::timestamp)) own
   where w.player_id = p_player and w.kind = 'loss' and w.period = p_period
$$;

-- Decides a deposit and counts it, inside the transaction that opens it. Null: admitted. The same key again
-- is the same deposit. At most 200 deposits of a day in Istanbul bound what is listed and summed per deposit.
create function compliance.admit_deposit(p_player uuid, p_key text, p_amount bigint, p_at timestamptz)
returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g compliance.gate;
  v_reason text;
begin
  g := (compliance.lock_gates(array[p_player]))[1];
  if exists (select from compliance.deposit where player_id = p_player and key = p_key) then
    return null;
  end if;
  v_reason := case
    when not g.active then 'account_inactive'
    when g.closed_at is not null then 'account_closed'
    when g.excluded or g.timed_out_until > p_at then 'excluded'
    when g.denials -> 'deposit' is not null then g.denials ->> 'deposit'
    when g.location_until <= p_at then 'jurisdiction'
    when 200 <= (select count(*) from compliance.deposit
      where player_id = p_player and at >= date_trunc('day', p_at, 'Europe/Istanbul')) then 'daily_deposits'
  end;
  if v_reason is null then
    select 'limit_reached:deposit:' || w.period into v_reason
      from compliance.window w
     where w.player_id = p_player and w.kind = 'deposit' and w.max is not null
       and p_amount + case when w.starts_on >= compliance.window_start(w.period, p_at) then w.amount
         else 0 end > w.max
     order by array_position(array['day', 'week', 'month'], w.period)
     limit 1;
  end if;
  if v_reason is not null then
    return v_reason;
  end if;
  insert into compliance.deposit (player_id, key, amount, at) values (p_player, p_key, p_amount, p_at);
  insert into compliance.window as w (player_id, kind, period, starts_on, amount)
  select p_player, 'deposit', s.period, compliance.window_start(s.period, p_at), p_amount
    from unnest(array['day', 'week', 'month']) s (period)
  on conflict (player_id, kind, period) do update set
    starts_on = greatest(w.starts_on, excluded.starts_on),
    amount = case when w.starts_on >= excluded.starts_on then w.amount else 0 end + excluded.amount;
  return null;
end $$;

-- Stops counting a deposit that was refused, cancelled or never paid.
create function compliance.release_deposit(p_player uuid, p_key text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  d compliance.deposit;
begin
  perform compliance.lock_gates(array[p_player]);
  delete from compliance.deposit where player_id = p_player and key = p_key returning * into d;
  update compliance.window w set amount = w.amount - d.amount
   where w.player_id = p_player and w.kind = 'deposit'
     and w.starts_on <= timezone('Europe/Istanbul', d.at)::date;
end $$;

-- Decides whether money that a provider reports may be credited; null: it may. The gate stays locked until
-- the transaction ends, so that the money is there before the account closes, or is not credited. Limits do
-- not apply: a deposit counts in them from its request on. What is refused waits for staff, who send it
-- back (R41).
create function compliance.admit_credit(p_player uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g compliance.gate;
begin
  g := (compliance.lock_gates(array[p_player]))[1];
  return case
    when not g.active then 'account_inactive'
    when g.closed_at is not null then 'account_closed'
    when g.excluded or g.timed_out_until > p_at then 'excluded'
    when g.denials -> 'deposit' is not null then g.denials ->> 'deposit'
  end;
end $$;

-- Decides whether a player may get a bonus, inside the transaction that gives or reserves it; null: yes.
-- The gate stays locked until then, so that a bonus is before an exclusion or not at all. Players who may
-- not pay in or play slots get none, and dormant players come back first.
create function compliance.admit_bonus(p_player uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g compliance.gate;
begin
  g := (compliance.lock_gates(array[p_player]))[1];
  return case
    when not g.active or g.dormant_since is not null then 'account_inactive'
    when g.closed_at is not null then 'account_closed'
    when g.excluded or g.timed_out_until > p_at then 'excluded'
    when g.denials ?| array['deposit', 'slots'] then coalesce(g.denials ->> 'deposit', g.denials ->> 'slots')
    when g.location_until <= p_at then 'jurisdiction'
  end;
end $$;

revoke execute on function compliance.broken_loss_window, compliance.admit_bets, compliance.book_bets,
  compliance.own_play, compliance.recount_losses, compliance.admit_deposit, compliance.release_deposit,
  compliance.admit_credit, compliance.admit_bonus from public;
grant execute on function compliance.broken_loss_window, compliance.admit_bets, compliance.book_bets,
  compliance.own_play, compliance.recount_losses, compliance.admit_deposit, compliance.release_deposit,
  compliance.admit_credit, compliance.admit_bonus to poyraz_app;

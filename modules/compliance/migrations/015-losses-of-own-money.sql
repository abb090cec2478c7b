-- A loss is a loss of the player's own money: what bets took from `cash`, less what they won back to `cash`.
-- Stakes and wins of bonus money and of free spins count neither way, nor does a bonus that becomes cash: it
-- is a gift of the house and no win. A vertical calls, in one transaction:
--   1. admit_bets, which locks the gates and says whose losses are limited (`counted`);
--   2. its own split of the stake, where a bonus may pay a part of it;
--   3. broken_loss_window for each counted bet, with the part of the stake that cash pays;
--   4. book_bets for each counted bet, with what was moved on `cash`. Ends of bets: 4 alone.

-- The shortest of the player's loss windows that this much more of lost cash could break. Volatile, so that
-- it reads what was committed while its caller waited for the gate.
drop function compliance.broken_loss_window(uuid, bigint, timestamptz);
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

-- As before, but for losses: how much cash a stake costs is known after this.
create or replace function compliance.admit_bets(p_bets compliance.bet_input[], p_at timestamptz)
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

-- The cash that a player staked, and won back, since an instant.
create function compliance.own_play(p_player uuid, p_from timestamptz, out staked bigint, out won bigint)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(amount) filter (where reason = 'bet' and debit = 'cash'), 0)::bigint,
         coalesce(sum(amount) filter (where reason = 'win' and credit = 'cash'), 0)::bigint
    from ledger.transfer
   where owner = p_player and at >= p_from and currency = 'TRY_PLAY'
$$;

-- Losses are not counted while nothing limits them: the present window starts with what the journal says.
-- The gate is locked. The days of the journal and of the window are those of one instant, `p_at`, which is
-- the database's time; a window that is further ahead stays the present one.
create function compliance.recount_losses(p_player uuid, p_period text, p_at timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update compliance.window w set starts_on = s.start, amount = own.staked - own.won
    from (select greatest(starts_on, compliance.window_start(p_period, p_at)) as start
            from compliance.window where player_id = p_player and kind = 'loss' and period = p_period) s
   cross join lateral compliance.own_play(p_player, timezone('Europe/Istanbul', s.start::timestamp)) own
   where w.player_id = p_player and w.kind = 'loss' and w.period = p_period
$$;

-- Losses that are counted at present were counted with bonus money in them.
select compliance.recount_losses(player_id, period, clock_timestamp())
  from compliance.window where kind = 'loss' and max is not null;

revoke execute on function compliance.broken_loss_window, compliance.own_play, compliance.recount_losses
  from public;
grant execute on function compliance.broken_loss_window, compliance.own_play, compliance.recount_losses
  to poyraz_app;

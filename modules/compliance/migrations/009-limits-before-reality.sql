-- A reality check is the last reason for which a bet is refused. It does not end a gamble of a win (R44), so
-- it may hide no limit of stake or session that does.

-- As before, with `reality_check` after the limits.
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
      when b.stake > g.stake_max or (b.product = 'slots' and b.stake > g.slot_stake_max)
        then 'limit_reached:stake'
      when g.session_minutes_max * 60000 <= coalesce(t.played_ms, g.played_ms) then 'limit_reached:session:day'
      when coalesce(t.reality_due, g.reality_due) then 'reality_check'
    end,
    g.loss_limited
  from unnest(p_bets) b join gate g using (player_id) left join touched t using (player_id);
end $$;

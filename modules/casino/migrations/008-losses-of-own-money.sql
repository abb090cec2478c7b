-- A loss limit is about the player's own money: of a round it counts the legs on `cash` alone, whoever paid
-- the rest. Whether a stake breaks it is asked with what cash pays of it, once the split is known.

-- The stake and win of a round on the player's cash.
-- Without legs, cash alone pays it. A bonus that becomes cash is no
-- win.
create function casino.own_money(p_player uuid, p_legs ledger.leg_input[], p_stake bigint, p_win bigint)
returns compliance.bet_moved
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_legs is null then row(p_player, p_stake, p_win)::compliance.bet_moved
    else row(p_player,
      coalesce(sum(amount) filter (where reason = 'bet' and debit = 'cash'), 0),
      coalesce(sum(amount) filter (where reason = 'win' and credit = 'cash'), 0))::compliance.bet_moved end
    from unnest(p_legs)
$$;
revoke execute on function casino.own_money from public;
grant execute on function casino.own_money to poyraz_app;

create or replace function casino.play_batch(
  p_n integer[], p_player uuid[], p_epoch bigint[], p_pair uuid[], p_nonce integer[], p_game integer[],
  p_house text[], p_round uuid[], p_key text[], p_input_hash bytea[], p_stake bigint[], p_win bigint[],
  p_rules_hash text[], p_outcome json[], p_streams json[], p_free boolean[], p_interval_ms integer,
  p_at timestamptz
) returns table (n integer, status text, round_id uuid, balance_after bigint, wait_ms integer)
language plpgsql volatile
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  set enable_nestloop = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with play as materialized (
    select * from unnest(p_n, p_player, p_epoch, p_pair, p_nonce, p_game, p_house, p_round, p_key,
      p_input_hash, p_stake, p_win, p_free)
      as t (n, player_id, epoch, pair_id, nonce, game_id, house, round_id, key, input_hash, stake, win, free)
  ), pair as materialized (
    select s.id, s.nonce, s.state, s.last_round_at from casino.seed_pair s
    where s.id = any (p_pair) order by s.id for no key update
  ), checked as materialized (
    select p.*, opened.id as open_id, pair.last_round_at,
      case
        when opened.id is not null then 'round_open'
        when pair.state is distinct from 'active' or pair.nonce <> p.nonce - 1 then 'pair_missed'
        when pair.last_round_at > p_at - p_interval_ms * interval '1 millisecond' then 'too_soon'
      end as reason
    from play p left join pair on pair.id = p.pair_id
    left join lateral (
      select r.id from casino.round r
       where r.player_id::text = p.player_id::text and r.game_id = p.game_id and r.state = 'open' limit 1
    ) opened on true
  ), gated as materialized (
    select * from compliance.admit_bets(
      array(select row(c.n, c.player_id, c.epoch, 'slots', 'game:' || c.game_id,
                       case when c.free then 0 else c.stake end)
                     ::compliance.bet_input
              from checked c where c.reason is null), p_at)
  ), split as materialized (
    select s as whole, s.n, s.verdict, s.balance_after, s.legs from promotions.split_plays(
      array(select row(c.n, c.player_id, 'slot', replace(c.house, 'house:game:', ''), c.house, c.stake, c.win,
                       c.free)::promotions.play
              from checked c left join gated using (n) where c.reason is null and gated.reason is null),
      p_at) s
  ), refused as (
    select c.*, gated.counted, split.balance_after as total_after, split.legs,
      coalesce(c.reason, gated.reason, nullif(split.verdict, 'fit'), case when gated.counted then
        compliance.broken_loss_window(c.player_id,
          (casino.own_money(c.player_id, split.legs, c.stake, c.win)).stake, p_at) end) as refusal
    from checked c left join gated using (n) left join split using (n)
  ), judged as materialized (
    -- A key that was used is the ledger's to answer.
    select r.n, r.player_id, r.pair_id, r.nonce, r.game_id, r.house, r.round_id, r.key, r.input_hash, r.stake,
      r.win, r.free, r.open_id, r.last_round_at, r.counted, r.total_after, r.legs,
      case when known.id is null then coalesce(r.refusal, 'fit') else 'fit' end as verdict
    from refused r left join lateral (
      select k.id from casino.round k
       where r.refusal is not null and k.player_id = r.player_id and k.key = r.key limit 1
    ) known on true
  ), posted as materialized (
    select * from ledger.post_batch(
      array(select row(j.n, j.player_id, j.key, j.input_hash, 'TRY_PLAY')::ledger.transaction_input
              from judged j where j.verdict = 'fit'),
      array(select row(j.n, 1, 'bet', 'cash', j.house, j.stake)::ledger.leg_input
              from judged j where j.verdict = 'fit' and j.legs is null
            union all
            select row(j.n, 2, 'win', j.house, 'cash', j.win)::ledger.leg_input
              from judged j where j.verdict = 'fit' and j.legs is null and j.win > 0
            union all
            select unnest(j.legs) from judged j where j.verdict = 'fit' and j.legs is not null),
      p_at)
  ), moved as (
    -- A posted round was judged by its pair: its nonce is the pair's next.
    update casino.seed_pair s set nonce = s.nonce + 1, last_round_at = p_at
    where s.id = any (array(select j.pair_id from judged j join posted using (n)
                             where posted.status = 'created'))
  ), written as (
    insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
      outcome, streams, free, state, key, created_at)
    select j.round_id, j.player_id, j.game_id, j.pair_id, j.nonce, t.rules_hash, j.stake, j.win,
      coalesce(j.total_after, posted.balance_after), t.outcome, t.streams, j.free, 'closed', j.key, p_at
    from judged j join posted using (n)
    -- The wide values stay in their arrays until they are written: no check needs them.
    join unnest(p_n, p_rules_hash, p_outcome, p_streams) as t (n, rules_hash, outcome, streams) using (n)
    where posted.status = 'created'
  ), noted as materialized (
    -- What the rounds that were posted did to loss limits and bonuses.
    select
      case when exists (select from judged where counted) then compliance.book_bets(
        array(select casino.own_money(j.player_id, j.legs, j.stake, j.win) from judged j join posted using (n)
               where j.counted and posted.status = 'created'), p_at) end,
      case when exists (select from split) then promotions.book_splits(
        array(select split.whole from split join posted using (n) where posted.status = 'created'), p_at) end
  )
  select j.n, coalesce(posted.status::text, j.verdict), coalesce(
      case when posted.status = 'exists' then
        (select r.id from casino.round r where r.player_id = j.player_id and r.key = j.key) end,
      j.open_id, j.round_id),
    case when posted.status = 'created' then coalesce(j.total_after, posted.balance_after)
      else posted.balance_after end,
    -- Not for every round: the time since a player's last visit need not fit an integer of ms.
    case when j.verdict = 'too_soon'
      then ceil(extract(epoch from j.last_round_at - p_at) * 1000)::integer + p_interval_ms end
  from judged j left join posted using (n)
  -- Asked for, so that it is done.
  where exists (select from noted);
end $$;

drop function casino.play_batch(integer[], uuid[], bigint[], uuid[], integer[], integer[], text[], uuid[],
  text[], bytea[], bigint[], bigint[], text[], json[], json[], boolean[], integer, timestamptz);

-- The statement of rounds: a batch of different players, each round whole or not at all. The nonce moves, the
-- bet is placed with `wagering.place` and the record is written together. The casino refuses, in this order:
--   round_open   the player has an open round of this game (`round_id` is that round)
--   pair_missed  the pair was rotated, or another server played its nonce: draw again, nothing was shown
--   too_soon     less than `p_interval_ms` since the player's last round (`wait_ms` is the rest)
-- then the statuses of `wagering.place`; `exists` has the round of the first call in `round_id`. Jackpots
-- are fed and won by the plays that were placed, so no refusal depends on what was drawn or on a hidden
-- trigger. Locks pairs, then those of `wagering.place`, then pots. Its plan is made once, maybe while
-- the tables are empty: the settings keep look-ups on indexes, and no look-up reads the history of a player.
create function casino.play_batch(
  p_n integer[], p_player uuid[], p_epoch bigint[], p_pair uuid[], p_nonce integer[], p_game integer[],
  p_house text[], p_round uuid[], p_key text[], p_input_hash bytea[], p_stake bigint[], p_win bigint[],
  p_rules_hash text[], p_outcome json[], p_streams json[], p_free boolean[], p_pool text[],
  p_pool_rules text[], p_ticket bigint[], p_feeds casino.jackpot_feed[],
  p_triggers casino.jackpot_trigger_input[], p_interval_ms integer, p_at timestamptz
) returns table (n integer, status text, round_id uuid, balance_after bigint, wait_ms integer,
                 jackpot_id integer, jackpot bigint)
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
  ), placed as materialized (
    select * from wagering.place(
      array(select wagering.instant_bet(c.n, c.player_id, c.epoch, 'slots', 'game:' || c.game_id,
                     replace(c.house, 'house:game:', ''), c.house, c.key, c.input_hash, c.stake, c.win, c.free,
                     c.reason)
              from checked c), p_at)
  ), moved as (
    -- A placed round was checked by its pair: its nonce is the pair's next.
    update casino.seed_pair s set nonce = s.nonce + 1, last_round_at = p_at
    where s.id = any (array(select c.pair_id from checked c join placed using (n)
                             where placed.status = 'created'))
  ), fed as materialized (
    select f.* from casino.feed_jackpots(
      array(select row(c.n, c.round_id, c.player_id, c.game_id, c.stake)::casino.jackpot_placed
              from checked c join placed using (n) where placed.status = 'created'),
      p_feeds, p_triggers, p_at) f
    where cardinality(p_feeds) > 0
  ), written as (
    insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
      outcome, streams, free, state, key, created_at, jackpot_pool, jackpot_rules, ticket, pot,
      pot_from_micro, pot_to_micro)
    select c.round_id, c.player_id, c.game_id, c.pair_id, c.nonce, t.rules_hash, c.stake, c.win,
      placed.balance_after + coalesce(fed.amount, 0), t.outcome, t.streams, c.free, 'closed', c.key, p_at,
      nullif(t.pool, ''), nullif(t.pool_rules, ''), nullif(t.ticket, -1), fed.pot, fed.from_micro,
      fed.to_micro
    from checked c join placed using (n)
    -- The wide values stay in their arrays until they are written: no check needs them.
    join unnest(p_n, p_rules_hash, p_outcome, p_streams, p_pool, p_pool_rules, p_ticket)
      as t (n, rules_hash, outcome, streams, pool, pool_rules, ticket) using (n)
    left join fed using (n)
    where placed.status = 'created'
  )
  select c.n, placed.status, coalesce(
      case when placed.status = 'exists' then
        (select r.id from casino.round r where r.player_id = c.player_id and r.key = c.key) end,
      c.open_id, c.round_id),
    placed.balance_after + coalesce(fed.amount, 0),
    -- Computed only for this status: the time since a player's last visit may exceed an integer of ms.
    case when placed.status = 'too_soon'
      then ceil(extract(epoch from c.last_round_at - p_at) * 1000)::integer + p_interval_ms end,
    case when fed.amount is not null then fed.jackpot_id end, fed.amount
  from checked c join placed using (n) left join fed using (n);
end $$;
revoke execute on function casino.play_batch from public;
grant execute on function casino.play_batch to poyraz_app;

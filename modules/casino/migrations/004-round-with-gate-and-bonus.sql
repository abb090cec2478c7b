-- The statement of a round, planned once: as SQL it was planned anew for every batch. A plan that is
-- kept may have been made while the tables were empty, so it must not depend on how full they are: no
-- look-up may read the history of a player.

-- Written so that no other index can answer for it.
drop index casino.round_open;
create unique index round_open on casino.round ((player_id::text), game_id) where state = 'open';

-- Rounds whose stake is a free spin: the house pays it, so it counts for no limit, and history says so.
alter table casino.round add column free boolean not null default false;

-- Every round paid for the form of what it wrote. A round's outcome and draws are read whole and never
-- searched, so they are kept as the JSON they came as: `json` refuses what is none, and builds no tree.
alter table casino.round
  alter column outcome type json using outcome::json,
  alter column streams type json using streams::json;

-- The shape of a seed was read again whenever a nonce moved. A domain is read when the value is written.
create domain casino.digest as text
  check (octet_length(value) = 64 and value !~ '[^0-9a-f]');
create domain casino.client_seed as text
  check (octet_length(value) between 1 and 64 and value !~ '[^!-~]');
alter table casino.seed_pair
  drop constraint seed_pair_commitment_check,
  drop constraint seed_pair_server_seed_check,
  drop constraint seed_pair_client_seed_check,
  alter column commitment type casino.digest,
  alter column server_seed type casino.digest,
  alter column client_seed type casino.client_seed;

-- The statement of a round with the gate of protection and the money of bonuses in it. A round that passed
-- the casino's own checks is judged by `compliance.admit_bets`, which keeps the player's gate locked until
-- the round is committed; its reason is the status. `promotions.split_plays` says which money pays, and
-- refuses as bonus_stake_limit; it finds the free spin that pays, or refuses as free_spins_over, and the gate
-- is asked about a stake of nothing. Stakes and wins of players with a loss limit are counted in the same
-- breath.
-- Locks are taken in this order: seed pairs, gates, bonuses, accounts. A key that was used is answered as it
-- was, whatever the gate or a bonus says by now. The settings are those of ledger.write: index lookups for
-- each round, hash joins between the arrays.
drop function casino.play_batch;
create function casino.play_batch(
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
    from play p
    left join pair on pair.id = p.pair_id
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
    select c.*, coalesce(c.reason, gated.reason, nullif(split.verdict, 'fit')) as refusal, gated.counted,
      split.balance_after as total_after, split.legs
    from checked c left join gated using (n) left join split using (n)
  ), judged as materialized (
    -- A key that was used is the ledger's to answer.
    select r.n, r.player_id, r.pair_id, r.nonce, r.game_id, r.house, r.round_id, r.key, r.input_hash, r.stake,
      r.win, r.free, r.open_id, r.last_round_at, r.counted, r.total_after, r.legs,
      case when known.id is null then coalesce(r.refusal, 'fit') else 'fit' end as verdict
    from refused r
    left join lateral (
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
        array(select row(j.player_id, case when j.free then 0 else j.stake end, j.win)::compliance.bet_moved
                from judged j join posted using (n) where j.counted and posted.status = 'created'), p_at) end,
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
revoke execute on function casino.play_batch from public;
grant execute on function casino.play_batch to poyraz_app;

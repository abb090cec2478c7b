-- The one statement of a round: a batch of rounds of different players, each of them whole or not at all. The
-- nonce moves, the stake and the win are posted and the record is written together. Checked in this order:
--   round_open   the player has an open round of this game (round_id is that round)
--   pair_missed  the pair was rotated, or another server played its nonce: draw again, nothing was shown
--   too_soon     less than p_interval_ms since the player's last round (wait_ms is what is left)
--   then the statuses of ledger.post_batch; `exists` carries the round of the first call in round_id.
-- A refusal depends on nothing that was drawn: the win does not take part in any check.
create function casino.play_batch(
  p_n integer[], p_player uuid[], p_pair uuid[], p_nonce integer[], p_game integer[], p_house text[],
  p_round uuid[], p_key text[], p_input_hash bytea[], p_stake bigint[], p_win bigint[], p_rules_hash text[],
  p_outcome jsonb[], p_streams jsonb[], p_interval_ms integer, p_at timestamptz
) returns table (n integer, status text, round_id uuid, balance_after bigint, wait_ms integer)
language sql volatile as $$
  with play as materialized (
    select * from unnest(p_n, p_player, p_pair, p_nonce, p_game, p_house, p_round, p_key, p_input_hash,
      p_stake, p_win, p_rules_hash, p_outcome, p_streams)
      as t (n, player_id, pair_id, nonce, game_id, house, round_id, key, input_hash, stake, win,
        rules_hash, outcome, streams)
  ), pair as materialized (
    select s.id, s.nonce, s.state, s.last_round_at from casino.seed_pair s
    where s.id = any (p_pair) order by s.id for no key update
  ), judged as materialized (
    select p.*, known.id as known_id, opened.id as open_id, pair.last_round_at,
      case
        when known.id is not null then 'fit'
        when opened.id is not null then 'round_open'
        when pair.state is distinct from 'active' or pair.nonce <> p.nonce - 1 then 'pair_missed'
        when pair.last_round_at > p_at - p_interval_ms * interval '1 millisecond' then 'too_soon'
        else 'fit'
      end as verdict
    from play p
    left join pair on pair.id = p.pair_id
    left join casino.round known on known.player_id = p.player_id and known.key = p.key
    left join casino.round opened
      on opened.player_id = p.player_id and opened.game_id = p.game_id and opened.state = 'open'
  ), posted as materialized (
    select * from ledger.post_batch(
      array(select row(j.n, j.player_id, j.key, j.input_hash, 'TRY_PLAY')::ledger.transaction_input
              from judged j where j.verdict = 'fit'),
      array(select row(j.n, 1, 'bet', 'cash', j.house, j.stake)::ledger.leg_input
              from judged j where j.verdict = 'fit'
            union all
            select row(j.n, 2, 'win', j.house, 'cash', j.win)::ledger.leg_input
              from judged j where j.verdict = 'fit' and j.win > 0),
      p_at)
  ), moved as (
    update casino.seed_pair s set nonce = j.nonce, last_round_at = p_at
    from judged j join posted using (n)
    where posted.status = 'created' and s.id = j.pair_id
  ), written as (
    insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
      outcome, streams, state, key, created_at)
    select j.round_id, j.player_id, j.game_id, j.pair_id, j.nonce, j.rules_hash, j.stake, j.win,
      posted.balance_after, j.outcome, j.streams, 'closed', j.key, p_at
    from judged j join posted using (n)
    where posted.status = 'created'
  )
  select j.n, coalesce(posted.status::text, j.verdict), coalesce(j.known_id, j.open_id, j.round_id),
    posted.balance_after,
    -- Not for every round: the time since a player's last visit need not fit an integer of ms.
    case when j.verdict = 'too_soon'
      then ceil(extract(epoch from j.last_round_at - p_at) * 1000)::integer + p_interval_ms end
  from judged j left join posted using (n)
$$;
revoke execute on function casino.play_batch from public;
grant execute on function casino.play_batch to poyraz_app;

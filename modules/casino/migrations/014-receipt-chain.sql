-- The receipts of a player are a chain: each names the hash of the one before it. The stakes of a pool of
-- jackpots are numbered in the order in which they were recorded, which decides who wins. Rounds from before
-- have neither.

-- Hash of the player's latest receipt; the next pair goes on from it.
alter table casino.seed_pair add column receipt_head bytea not null default decode(repeat('00', 32), 'hex')
  check (octet_length(receipt_head) = 32);

-- Hash of the player's receipt before this one, and of the receipt of this round; null while it is open.
alter table casino.round add column receipt_prev bytea, add column receipt_hash bytea,
  add column jackpot_entry bigint;
grant update (receipt_prev, receipt_hash) on casino.round to poyraz_app;
create unique index round_jackpot_entry on casino.round (jackpot_pool, jackpot_entry)
  where jackpot_pool is not null;

-- Returns the hash of a receipt, which the player's next receipt names (`packages/fairness/receipt-chain.ts`):
-- SHA-256 over LP(tag), the hash before it, the hash of its facts, and LP(what only the database knows).
-- `p_jackpot` is entry, pot, from, to and amount, `-` for one that the receipt does not have.
create function casino.receipt_hash(
  p_prev bytea, p_facts bytea, p_at timestamptz, p_jackpot text default '- - - - -'
) returns bytea language sql stable as $$
  select sha256(int4send(13) || 'poyraz/1/link'::bytea || p_prev || p_facts
    || int4send(octet_length(stored)) || convert_to(stored, 'UTF8'))
    from (select floor(extract(epoch from p_at) * 1000)::bigint || ' ' || p_jackpot) as late (stored)
$$;
revoke execute on function casino.receipt_hash from public;
grant execute on function casino.receipt_hash to poyraz_app;

-- Number of stakes that have fed a pool, over all pots.
alter table casino.jackpot add column entries bigint not null default 0;
-- One feed of each play is the one that `feed_jackpots` reports.
alter type casino.jackpot_feed add attribute reports boolean;
alter type casino.jackpot_fed add attribute entry bigint;

-- As before; numbers the stakes, and reports one place of each play.
create or replace function casino.feed_jackpots(
  p_placed casino.jackpot_placed[], p_feeds casino.jackpot_feed[],
  p_triggers casino.jackpot_trigger_input[], p_at timestamptz
) returns setof casino.jackpot_fed
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan as $$
declare
  v_pot casino.jackpot;
  v_play record;
  v_fed casino.jackpot_fed;
  v_distance bigint;
  v_whole bigint;
  v_legs casino.jackpot_leg[] := '{}';
  v_wins wagering.jackpot_win[] := '{}';
begin
  for v_pot in
    select j.* from casino.jackpot j
     where j.id = any (array(select f.jackpot_id from unnest(p_feeds) f join unnest(p_placed) p using (n)))
     order by j.id for no key update
  loop
    v_distance := null;
    v_whole := v_pot.amount_micro / 1000000;
    for v_play in
      select p.*, f.micro, f.hit, f.reports from unnest(p_feeds) f join unnest(p_placed) p using (n)
       where f.jackpot_id = v_pot.id order by n
    loop
      if v_pot.must_hit and v_distance is null then
        v_distance := casino.distance_of(v_pot, p_triggers);
      end if;
      v_pot.entries := v_pot.entries + 1;
      v_fed := row(v_play.n, v_pot.id, v_pot.pot, v_pot.amount_micro - v_pot.pot_from_micro,
        v_pot.amount_micro - v_pot.pot_from_micro + v_play.micro, null, v_pot.entries);
      v_pot.amount_micro := v_pot.amount_micro + v_play.micro;
      if v_play.hit or v_fed.to_micro >= v_distance then
        v_fed.amount := least(v_pot.cap, v_pot.amount_micro / 1000000);
        insert into casino.jackpot_win (jackpot_id, pot, round_id, player_id, game_id, stake, amount,
          from_micro, to_micro, won_at)
        values (v_pot.id, v_pot.pot, v_play.round_id, v_play.player_id, v_play.game_id, v_play.stake,
          v_fed.amount, v_fed.from_micro, v_fed.to_micro, p_at);
        v_wins := v_wins || row(v_play.player_id, 'jackpot:' || v_play.round_id, 'house:' || v_pot.account,
          v_fed.amount)::wagering.jackpot_win;
        v_legs := v_legs
          || row(v_pot.owner, 'jackpot_hit', v_pot.account, 'house:' || v_pot.account, v_fed.amount)
               ::casino.jackpot_leg
          || row(v_pot.owner, 'jackpot_seed', 'house:jackpots', v_pot.account, v_pot.seed)
               ::casino.jackpot_leg;
        v_whole := v_whole - v_fed.amount + v_pot.seed;
        v_pot := casino.next_pot(v_pot, v_fed.amount, p_at);
        v_distance := null;
      end if;
      if v_play.reports then
        return next v_fed;
      end if;
    end loop;
    v_legs := row(v_pot.owner, 'jackpot_contribution', 'house:jackpots', v_pot.account,
      v_pot.amount_micro / 1000000 - v_whole)::casino.jackpot_leg || v_legs;
    update casino.jackpot j set amount_micro = v_pot.amount_micro, seeded = v_pot.seeded, pot = v_pot.pot,
      pot_from_micro = v_pot.pot_from_micro, pot_since = v_pot.pot_since, entries = v_pot.entries
     where j.id = v_pot.id;
  end loop;
  perform casino.post_pools(v_legs, 'feed:' || (p_placed[1]).round_id, p_at);
  if cardinality(v_wins) > 0 then
    perform wagering.pay_jackpots(v_wins, p_at);
  end if;
end $$;

drop function casino.play_batch;

-- As before; writes the receipt of each round into the player's chain.
create function casino.play_batch(
  p_n integer[], p_player uuid[], p_epoch bigint[], p_pair uuid[], p_nonce integer[], p_game integer[],
  p_house text[], p_round uuid[], p_key text[], p_input_hash bytea[], p_stake bigint[], p_win bigint[],
  p_rules_hash text[], p_outcome json[], p_streams json[], p_free boolean[], p_pool text[],
  p_pool_rules text[], p_ticket bigint[], p_facts bytea[], p_feeds casino.jackpot_feed[],
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
    select s.id, s.nonce, s.state, s.last_round_at, s.receipt_head from casino.seed_pair s
    where s.id = any (p_pair) order by s.id for no key update
  ), checked as materialized (
    select p.*, opened.id as open_id, pair.last_round_at, pair.receipt_head,
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
  ), fed as materialized (
    select f.* from casino.feed_jackpots(
      array(select row(c.n, c.round_id, c.player_id, c.game_id, c.stake)::casino.jackpot_placed
              from checked c join placed using (n) where placed.status = 'created'),
      p_feeds, p_triggers, p_at) f
    where cardinality(p_feeds) > 0
  ), receipt as materialized (
    select c.n, c.pair_id, c.receipt_head as prev,
      casino.receipt_hash(c.receipt_head, t.facts, p_at,
        case when fed.n is null then '- - - - -' else concat_ws(' ', fed.entry,
          case when t.ticket = -1 then concat_ws(' ', fed.pot, fed.from_micro, fed.to_micro) else '- - -' end,
          coalesce(fed.amount, 0)) end) as hash
    from checked c join placed using (n)
    join unnest(p_n, p_ticket, p_facts) as t (n, ticket, facts) using (n)
    left join fed using (n)
    where placed.status = 'created'
  ), moved as (
    -- A placed round was checked by its pair: its nonce is the pair's next. Places in arrays find the hash,
    -- because a join would read all pairs.
    update casino.seed_pair s set nonce = s.nonce + 1, last_round_at = p_at,
      receipt_head = (array(select hash from receipt order by n))[
        array_position(array(select pair_id from receipt order by n), s.id)]
    where s.id = any (array(select pair_id from receipt))
  ), written as (
    insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
      outcome, streams, free, state, key, created_at, receipt_prev, receipt_hash, jackpot_pool, jackpot_rules,
      jackpot_entry, ticket, pot, pot_from_micro, pot_to_micro)
    select c.round_id, c.player_id, c.game_id, c.pair_id, c.nonce, t.rules_hash, c.stake, c.win,
      placed.balance_after + coalesce(fed.amount, 0), t.outcome, t.streams, c.free, 'closed', c.key, p_at,
      receipt.prev, receipt.hash, nullif(t.pool, ''), nullif(t.pool_rules, ''), fed.entry,
      nullif(t.ticket, -1), fed.pot, fed.from_micro, fed.to_micro
    from checked c join placed using (n) join receipt using (n)
    -- The wide values stay in their arrays until they are written: no check needs them.
    join unnest(p_n, p_rules_hash, p_outcome, p_streams, p_pool, p_pool_rules, p_ticket)
      as t (n, rules_hash, outcome, streams, pool, pool_rules, ticket) using (n)
    left join fed using (n)
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

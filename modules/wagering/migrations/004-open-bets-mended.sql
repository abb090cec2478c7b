-- As before; a bet keeps the bonus that it was placed with, whichever money paid it.
create or replace function wagering.open_bets(
  p_bets wagering.open_input[], p_cash_only boolean, p_at timestamptz
)
returns setof wagering.opened
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (
    select b.*, b.place::integer as n from unnest(p_bets) with ordinality as b (id, player_id, epoch, product,
      item, game, house, key, input_hash, stake, free_bet, place)
  ), placed as materialized (
    select * from wagering.place(
      array(select row(a.n, a.player_id, a.epoch, a.product, a.item, a.game, 'stake:' || a.product, a.key,
                       a.input_hash, a.stake, 0, false, a.free_bet, true, p_cash_only, null)
                     ::wagering.bet_input
              from asked a order by a.n), p_at)
  ), written as (
    insert into wagering.bet (id, player_id, key, product, item, game, house, cash, bonus, free, open_cash,
      open_bonus, open_free, bonus_id, placed_at)
    select a.id, a.player_id, a.key, a.product, a.item, a.game, a.house, m.cash, m.bonus, m.free, m.cash,
      m.bonus, m.free, p.bonus_id, p_at
    from placed p join asked a using (n) cross join lateral wagering.paid_by(p.legs, a.stake) m
    where p.status = 'created'
  )
  select p.n, p.status,
    case p.status when 'created' then a.id
      when 'exists' then (select k.id from wagering.bet k
                           where k.player_id = a.player_id and k.key = a.key) end,
    p.balance_after
  from placed p join asked a using (n) order by p.n;
end $$;

-- Locks bets by id, then gates, bonuses and accounts of their players, so that no limit changes between money
-- and books. Returns the players whose accounts are closed.
drop function wagering.lock_bets;
create function wagering.lock_bets(p_bets uuid[]) returns uuid[] language plpgsql volatile as $$
declare
  v_players uuid[];
  v_closed uuid[];
begin
  select array_agg(distinct player_id) into v_players from (
    select b.player_id from wagering.bet b where b.id = any (p_bets) order by b.id for no key update) b;
  if v_players is not null then
    select array_agg(g.player_id) into v_closed from unnest(compliance.lock_gates(v_players)) g
     where not g.active and g.closed_at is not null;
    perform promotions.lock_rewards(v_players);
  end if;
  return coalesce(v_closed, '{}');
end $$;

-- As before; cash for a closed account is refused (`account_closed`), and bonus money of disputed deposits is
-- taken back from the cash that arrives.
drop function wagering.settle_one;
create function wagering.settle_one(p_input wagering.settlement_input, p_closed uuid[], p_at timestamptz)
returns wagering.settled language plpgsql volatile as $$
declare
  b wagering.bet;
  part record;
  split promotions.settled;
  v_hash bytea := wagering.hash_of(p_input);
  v_result wagering.settled := row(null, null, p_input.bet_id, null, null);
begin
  select * into b from wagering.bet where id = p_input.bet_id;
  v_result.status := case when b.id is null then 'bet_not_found'
    else wagering.known(b.player_id, p_input.key, v_hash) end;
  if v_result.status = 'exists' then
    select s.to_cash, s.to_bonus into v_result.to_cash, v_result.to_bonus
      from wagering.settlement s where s.player_id = b.player_id and s.key = p_input.key;
  end if;
  v_result.status := coalesce(v_result.status, case when b.state = 'closed' then 'bet_closed'
    when p_input.stake > b.open_cash + b.open_bonus + b.open_free then 'exceeds_bet' end);
  if v_result.status is not null then
    return v_result;
  end if;
  select * into part from wagering.part_of(b, p_input.stake);
  split := promotions.split_settlement(row(b.player_id, b.product, b.game, 'stake:' || b.product, b.house,
    p_input.kind, b.bonus_id, part.cash, part.bonus, part.free, p_input.win, p_input.rake)
    ::promotions.settlement, p_at);
  if split.to_cash > 0 and b.player_id = any (p_closed) then
    v_result.status := 'account_closed';
    return v_result;
  end if;
  select p.status::text into v_result.status from ledger.post_batch(
    array[ledger.transaction(1, b.player_id, p_input.key, v_hash)], split.legs, p_at) p;
  if v_result.status <> 'created' then
    raise exception 'wagering: a settlement was not posted (%)', v_result.status;
  end if;
  perform wagering.book_settlement(b, p_input, split, p_at);
  perform promotions.collect_claws(b.player_id, p_at);
  v_result.to_cash := split.to_cash;
  v_result.to_bonus := split.to_bonus;
  return v_result;
end $$;

create or replace function wagering.settle_bets(p_settlements wagering.settlement_input[], p_at timestamptz)
returns setof wagering.settled
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  s wagering.settlement_input;
  v_settled wagering.settled;
  v_closed uuid[];
  v_n integer := 0;
begin
  if exists (select from unnest(p_settlements)
              where win < 0 or rake < 0 or stake <= 0 or (kind = 'void' and win + rake > 0)) then
    raise exception 'wagering: malformed settlement' using errcode = 'invalid_parameter_value';
  end if;
  v_closed := wagering.lock_bets(array(select bet_id from unnest(p_settlements)));
  foreach s in array p_settlements loop
    v_n := v_n + 1;
    v_settled := wagering.settle_one(s, v_closed, p_at);
    v_settled.n := v_n;
    return next v_settled;
  end loop;
end $$;

-- As before; a bet of a closed account is not opened again (`account_closed`).
create or replace function wagering.roll_back(p_bet uuid, p_settlement text, p_key text, p_at timestamptz)
returns wagering.settled
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  s wagering.settlement;
  v_hash bytea := sha256(convert_to('rollback|' || p_bet || '|' || p_settlement, 'UTF8'));
  v_closed uuid[] := wagering.lock_bets(array[p_bet]);
  v_result wagering.settled := row(1, null, p_bet, null, null);
begin
  select * into s from wagering.settlement where bet_id = p_bet and key = p_settlement;
  v_result.status := coalesce(case when s.bet_id is null then 'settlement_not_found' end,
    wagering.known(s.player_id, p_key, v_hash),
    case when s.rolled_back_at is not null then 'already_rolled_back' end);
  if v_result.status is not null then
    return v_result;
  end if;
  begin
    v_result.status := wagering.undo(s, p_key, v_hash, p_at);
    if v_result.status = 'created' and s.player_id = any (v_closed) then
      v_result.status := 'account_closed';
    end if;
    if v_result.status <> 'created' then
      raise exception 'wagering: not rolled back (%)', v_result.status using errcode = 'WG001';
    end if;
  exception when sqlstate 'WG001' then
    return v_result;
  end;
  return v_result;
end $$;

revoke execute on function wagering.lock_bets, wagering.settle_one from public;

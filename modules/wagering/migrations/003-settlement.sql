-- The end of open bets: settled, void or cashed out, whole or in parts. Protection does not refuse it: an
-- open bet is settled even if its player is excluded by now.

-- The house's share of the money of tables.
select ledger.open_house('house:rake', clock_timestamp());

-- `stake` is the part that ends, null for all that is open. `win` is what is paid for it, `rake` the house's
-- share of a table's money.
create type wagering.settlement_input as (
  bet_id uuid, key text, kind text, stake bigint, win bigint, rake bigint
);
create type wagering.settled as (n integer, status text, bet_id uuid, to_cash bigint, to_bonus bigint);

create function wagering.hash_of(p_input wagering.settlement_input) returns bytea language sql immutable as $$
  select sha256(convert_to(concat_ws('|', p_input.bet_id, p_input.kind, coalesce(p_input.stake::text, 'all'),
    p_input.win, p_input.rake), 'UTF8'))
$$;

-- Returns `exists` or `exists_with_different_input` for a key that was used, null for a new one.
create function wagering.known(p_player uuid, p_key text, p_hash bytea) returns text language sql stable as $$
  select case when t.input_hash = p_hash then 'exists' else 'exists_with_different_input' end
    from ledger.transfer t where t.owner = p_player and t.key = p_key and t.leg = 1
$$;

-- Locks bets by id, then gates, bonuses and accounts of their players, so that no limit changes between money
-- and books. Returns the players whose accounts are closed.
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

-- The part of a bet that a settlement ends, by the money that paid it. The bonus's share is rounded down; the
-- last part ends what is left.
create function wagering.part_of(p_bet wagering.bet, p_stake bigint)
returns table (cash bigint, bonus bigint, free bigint) language sql immutable as $$
  select p.stake - p.bonus - p.free, p.bonus, p.free from (
    select s.stake, div(s.stake::numeric * p_bet.open_bonus, s.total)::bigint as bonus,
           div(s.stake::numeric * p_bet.open_free, s.total)::bigint as free
      from (select coalesce(p_stake, t.total) as stake, t.total
              from (select p_bet.open_cash + p_bet.open_bonus + p_bet.open_free as total) t
             where t.total > 0) s) p
$$;

-- Adds what a settlement paid to cash to the loss limits: as a win, or as a void stake, which was no loss.
create function wagering.book_cash(p_player uuid, p_kind text, p_cash bigint, p_at timestamptz) returns void
language sql volatile as $$
  select compliance.book_bets(array[row(p_player, case p_kind when 'void' then -p_cash else 0 end,
    case p_kind when 'void' then 0 else p_cash end)::compliance.bet_moved], p_at)
$$;

-- Writes a posted settlement to the bet, its bonus and the loss limits.
create function wagering.book_settlement(
  p_bet wagering.bet, p_input wagering.settlement_input, p_split promotions.settled, p_at timestamptz
) returns void language plpgsql volatile as $$
begin
  update wagering.bet set open_cash = open_cash - p_split.cash, open_bonus = open_bonus - p_split.bonus,
    open_free = open_free - p_split.free, settlements = settlements + 1
   where id = p_bet.id;
  insert into wagering.settlement (bet_id, number, player_id, key, kind, cash, bonus, free, win, to_cash,
    to_bonus, counted_bonus, progress_bp, ended, at)
  values (p_bet.id, p_bet.settlements + 1, p_bet.player_id, p_input.key, p_input.kind, p_split.cash,
    p_split.bonus, p_split.free, p_input.win, p_split.to_cash, p_split.to_bonus, p_split.counted_bonus,
    p_split.progress_bp, p_split.ends, p_at);
  perform promotions.book_settlement(p_split, p_bet.bonus_id, p_at);
  perform wagering.book_cash(p_bet.player_id, p_input.kind, p_split.to_cash, p_at);
end $$;

-- Settles one locked bet: money, books and record. Cash for a closed account is refused (`account_closed`).
-- Bonus money of disputed deposits is taken back from the cash that arrives.
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

-- Settles bets, each on its own. Answers in the order of the input, from 1.
create function wagering.settle_bets(p_settlements wagering.settlement_input[], p_at timestamptz)
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

-- True if what these posted settlements moved through the house's accounts sums to zero. Void stakes returned
-- to their players and do not count.
create function wagering.is_balanced(p_settlements wagering.settlement_input[]) returns boolean
language sql stable as $$
  select coalesce(sum(case s.kind when 'void' then 0 else s.cash + s.bonus + s.free - s.win - p.rake end), 0) = 0
    from unnest(p_settlements) p
    join wagering.settlement s on s.bet_id = p.bet_id and s.key = p.key
$$;

-- Settles the bets of a table: all of them, or none. The players' money goes through the house's account of
-- the table, which keeps nothing: stakes are wins and rake, or nothing is settled (`table_not_balanced`).
create function wagering.settle_table(p_settlements wagering.settlement_input[], p_at timestamptz)
returns setof wagering.settled
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_settled wagering.settled[];
  v_why text;
begin
  begin
    v_settled := array(select s from wagering.settle_bets(p_settlements, p_at) s);
    v_why := case
      when exists (select from unnest(v_settled) s where s.status not in ('created', 'exists'))
        then 'table_refused'
      when exists (select from unnest(v_settled) s where s.status = 'created')
        and not wagering.is_balanced(p_settlements) then 'table_not_balanced' end;
    if v_why is not null then
      raise exception 'wagering: the table is not settled (%)', v_why using errcode = 'WG001';
    end if;
  exception when sqlstate 'WG001' then
    return query select s.n, case s.status when 'created' then v_why else s.status end, s.bet_id, null::bigint,
      null::bigint from unnest(v_settled) s;
    return;
  end;
  return query select * from unnest(v_settled);
end $$;

revoke execute on function wagering.hash_of, wagering.known, wagering.lock_bets, wagering.part_of,
  wagering.book_cash, wagering.book_settlement, wagering.settle_one, wagering.settle_bets,
  wagering.is_balanced, wagering.settle_table
  from public;
grant execute on function wagering.settle_bets, wagering.settle_table to poyraz_app;

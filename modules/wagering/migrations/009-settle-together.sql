-- Bets that end together are settled in rounds, in each of which every player has one bet. A round takes one
-- statement per table and one posting, instead of one per bet.

-- A bet of a round that ends. `status` is null, or the reason that it is not settled now.
create type wagering.ending as (
  n integer, bet wagering.bet, input wagering.settlement_input, hash bytea, status text,
  split promotions.settled
);

-- Reads the locked bets of a round, and decides which of them can be settled.
create function wagering.read_endings(p_settlements wagering.settlement_input[], p_numbers integer[])
returns wagering.ending[] language sql stable as $$
  select array(
    select row(i.n, b, i.input, h.hash, coalesce(
        case when b.id is null then 'bet_not_found'
          else wagering.known(b.player_id, (i.input).key, h.hash) end,
        case when b.state = 'closed' then 'bet_closed'
          when (i.input).stake > b.open_cash + b.open_bonus + b.open_free then 'exceeds_bet' end),
      null)::wagering.ending
      from (select u.n,
                   row(u.bet_id, u.key, u.kind, u.stake, u.win, u.rake)::wagering.settlement_input as input
              from unnest(p_settlements, p_numbers) u (bet_id, key, kind, stake, win, rake, n)) i
     cross join lateral (select wagering.hash_of(i.input) as hash) h
      left join wagering.bet b on b.id = (i.input).bet_id)
$$;

-- Divides what the bets of a round pay. Cash for a closed account is refused (`account_closed`).
create function wagering.split_endings(p_ends wagering.ending[], p_closed uuid[], p_at timestamptz)
returns wagering.ending[] language sql volatile as $$
  select array(
    select row(e.n, e.bet, e.input, e.hash, coalesce(e.status,
        case when (s.split).to_cash > 0 and (e.bet).player_id = any (p_closed) then 'account_closed' end),
      s.split)::wagering.ending
      from unnest(p_ends) e
      left join promotions.split_settlements(array(
        select row((o.bet).player_id, (o.bet).product, (o.bet).game, 'stake:' || (o.bet).product,
                   (o.bet).house, (o.input).kind, (o.bet).bonus_id, part.cash, part.bonus, part.free,
                   (o.input).win, (o.input).rake)::promotions.settlement
          from unnest(p_ends) o cross join lateral wagering.part_of(o.bet, (o.input).stake) part
         where o.status is null), p_at) s on s.player = (e.bet).player_id and e.status is null)
$$;

-- Posts the money of the bets that a round settles.
create function wagering.post_endings(p_ends wagering.ending[], p_at timestamptz) returns void
language plpgsql volatile as $$
declare
  v_refused text;
begin
  select min(p.status::text) filter (where p.status <> 'created') into v_refused
    from ledger.post_batch(
      array(select ledger.transaction(e.n, (e.bet).player_id, (e.input).key, e.hash) from unnest(p_ends) e),
      array(select ledger.leg(e.n, l.leg, l.reason, l.debit, l.credit, l.amount)
              from unnest(p_ends) e cross join lateral unnest((e.split).legs) l), p_at) p;
  if v_refused is not null then
    raise exception 'wagering: a settlement was not posted (%)', v_refused;
  end if;
end $$;

-- Writes the posted settlements of a round to bets, bonuses and loss limits. Bonus money of disputed deposits
-- is taken back from the cash that arrives.
create function wagering.book_endings(p_ends wagering.ending[], p_at timestamptz) returns void
language plpgsql volatile as $$
begin
  update wagering.bet b set open_cash = b.open_cash - (e.split).cash,
    open_bonus = b.open_bonus - (e.split).bonus, open_free = b.open_free - (e.split).free,
    settlements = b.settlements + 1
   from unnest(p_ends) e where b.id = (e.input).bet_id;
  insert into wagering.settlement (bet_id, number, player_id, key, kind, cash, bonus, free, win, to_cash,
    to_bonus, counted_bonus, progress_bp, ended, at)
  select (e.bet).id, (e.bet).settlements + 1, (e.bet).player_id, (e.input).key, (e.input).kind,
         (e.split).cash, (e.split).bonus, (e.split).free, (e.input).win, (e.split).to_cash,
         (e.split).to_bonus, (e.split).counted_bonus, (e.split).progress_bp, (e.split).ends, p_at
    from unnest(p_ends) e;
  perform promotions.book_settlement(e.split, (e.bet).bonus_id, p_at)
     from unnest(p_ends) e
    where (e.split).bonus > 0 or (e.split).free > 0 or (e.split).counted_bonus is not null;
  perform compliance.book_returns(array(
    select row((e.bet).player_id, (e.bet).placed_at, (e.split).to_cash)::compliance.bet_return
      from unnest(p_ends) e), p_at);
  perform promotions.collect_claws(o.player, p_at)
     from unnest(promotions.owing(array(select (e.bet).player_id from unnest(p_ends) e))) o (player);
end $$;

-- Settles a round of locked bets of different players: money, books and record.
create function wagering.settle_round(
  p_settlements wagering.settlement_input[], p_numbers integer[], p_closed uuid[], p_at timestamptz
) returns setof wagering.settled language plpgsql volatile as $$
declare
  v_ends wagering.ending[] :=
    wagering.split_endings(wagering.read_endings(p_settlements, p_numbers), p_closed, p_at);
  v_settled wagering.ending[] := array(
    select row(e.n, e.bet, e.input, e.hash, e.status, e.split)::wagering.ending
      from unnest(v_ends) e where e.status is null);
begin
  if v_settled <> '{}' then
    perform wagering.post_endings(v_settled, p_at);
    perform wagering.book_endings(v_settled, p_at);
  end if;
  return query
  select e.n, coalesce(e.status, 'created'), (e.input).bet_id,
         case when e.status is null then (e.split).to_cash else s.to_cash end,
         case when e.status is null then (e.split).to_bonus else s.to_bonus end
    from unnest(v_ends) e
    left join wagering.settlement s
      on e.status = 'exists' and s.player_id = (e.bet).player_id and s.key = (e.input).key;
end $$;

-- Settles bets, each on its own. Answers in the order of the input, from 1.
create or replace function wagering.settle_bets(
  p_settlements wagering.settlement_input[], p_at timestamptz
) returns setof wagering.settled
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_closed uuid[];
  v_numbers integer[];
  v_settled wagering.settled[] := '{}';
begin
  if exists (select from unnest(p_settlements)
              where win < 0 or rake < 0 or stake <= 0 or (kind = 'void' and win + rake > 0)) then
    raise exception 'wagering: malformed settlement' using errcode = 'invalid_parameter_value';
  end if;
  v_closed := wagering.lock_bets(array(select bet_id from unnest(p_settlements)));
  for v_numbers in
    select array_agg(place order by place) from (
      select i.place::integer as place,
             row_number() over (partition by coalesce(b.player_id, i.bet_id) order by i.place) as round
        from unnest(p_settlements) with ordinality i (bet_id, key, kind, stake, win, rake, place)
        left join wagering.bet b on b.id = i.bet_id) numbered
     group by round order by round
  loop
    v_settled := v_settled || array(
      select s from wagering.settle_round(
        array(select p_settlements[n] from unnest(v_numbers) n), v_numbers, v_closed, p_at) s);
  end loop;
  return query select * from unnest(v_settled) s order by s.n;
end $$;

revoke execute on function wagering.read_endings, wagering.split_endings, wagering.post_endings,
  wagering.book_endings, wagering.settle_round from public;
drop function wagering.settle_one, wagering.book_settlement;

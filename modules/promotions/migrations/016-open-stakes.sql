-- Stakes that stay open: coupons, tickets and tables. A bonus or a free bet may pay one, its settlement
-- divides the win by the rules of `split_plays`, and a void stake returns to the money it came from. A bonus with money
-- in open bets ends by its time or a cancellation alone: it is neither released nor spent before they are
-- settled. What falls to a bonus that has ended returns to the house.

-- `is_open`: the stake goes to the player's escrow `house`, and its settlement comes later. `cash_only`: no
-- bonus pays it. `free_bet`: this free bet pays it whole.
alter type promotions.play add attribute is_open boolean, add attribute cash_only boolean,
  add attribute free_bet uuid;
-- The bonus money that a stake takes into an open bet.
alter type promotions.split add attribute staked bigint;
-- Bonus money in open bets.
alter table promotions.bonus add column staked bigint not null default 0 check (staked >= 0);

-- Weights name products as everything else does.
update promotions.bonus set weights = (
  select jsonb_object_agg(regexp_replace(key, '^(slot|sport)(?=:|$)', '\1s'), value) from jsonb_each(weights));

-- As before, with a column more.
create or replace function promotions.split_free(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select p.n, b.id, case when b.id is null then 'free_spins_over' else 'fit' end, p.stake, b.progress_bp,
         case when b.spins_left = 1 and m.bonus + p.win = 0 then 'spent' end, 0::bigint, 0::bigint,
         m.cash + m.bonus + p.win,
         array(select ledger.leg(p.n, (row_number() over (order by v.place))::integer, v.reason, v.debit,
                                 v.credit, v.amount)
                 from (values (1, 'free_round', 'house:bonus', p.house, p.stake),
                              (2, 'win', p.house, 'bonus', p.win)) v (place, reason, debit, credit, amount)
                where v.amount > 0),
         p.win, 0::bigint
    from unnest(p_plays) p
    join promotions.locked_money(array(select player from unnest(p_plays) where free)) m
      on m.player_id = p.player
    left join promotions.bonus b on b.player_id = p.player and b.state = 'active' and b.expires_at > p_at
      and b.spins_left > 0 and b.spin_game = p.game and b.spin_stake = p.stake
   where p.free
$$;

-- Splits stakes that stay open. Cash pays first, held cash counts before the bonus, as in a play; nothing
-- counts for the wagering yet. The rows of bonuses are locked by the caller.
create function promotions.split_stakes(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language sql volatile set search_path = pg_catalog, pg_temp as $$
  with paid as (
    select p.*, coalesce(f.id, b.id) as bonus_id, b.max_stake, m.cash, m.bonus, f.id as free_id,
           k.pays, coalesce(f.progress_bp, b.progress_bp) as progress_bp,
           case when k.pays then least(greatest(p.stake - m.cash - m.held, 0), m.bonus) else 0 end
             as from_bonus
      from unnest(p_plays) p
      join promotions.locked_money(array(select player from unnest(p_plays))) m on m.player_id = p.player
      left join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      left join promotions.bonus f on f.id = p.free_bet and f.player_id = p.player and f.kind = 'free_bet'
        and f.state = 'held' and f.expires_at > p_at and f.amount = p.stake
      cross join lateral (select coalesce(b.expires_at > p_at and b.spins_left = 0
        and p.cash_only is not true and p.free_bet is null, false) as pays) k
     where p.is_open and (b.id is not null or p.free_bet is not null)
  )
  select s.n, s.bonus_id,
         case when s.free_bet is not null and s.free_id is null then 'free_bet_not_found'
              when s.pays and s.stake > s.max_stake then 'bonus_stake_limit' else 'fit' end,
         s.max_stake, s.progress_bp, case when s.free_id is not null then 'spent' end, 0::bigint, 0::bigint,
         s.cash + s.bonus - case when s.free_id is null then s.stake else 0 end,
         array(select ledger.leg(s.n, (row_number() over (order by v.place))::integer, v.reason, v.debit,
                                 v.credit, v.amount)
                 from (values (1, 'bet', 'cash', s.house, case when s.free_id is null then s.stake - s.from_bonus
                                                               else 0 end),
                              (2, 'bet', 'bonus', s.house, s.from_bonus),
                              (3, 'free_bet', 'house:bonus', s.house, case when s.free_id is null then 0
                                                                           else s.stake end))
                      v (place, reason, debit, credit, amount)
                where v.amount > 0),
         null::bigint, s.from_bonus
    from paid s
$$;
revoke execute on function promotions.split_stakes from public;

-- As before for plays that are settled at once; a bonus with money in open bets goes on.
create or replace function promotions.split_plays(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_players uuid[] := array(select player from unnest(p_plays));
begin
  -- Most batches hold nobody with a bonus: they pay one look-up.
  if not exists (select from promotions.bonus where player_id = any (v_players) and state = 'active')
     and not exists (select from unnest(p_plays) where free or free_bet is not null) then
    return;
  end if;
  perform from promotions.bonus
   where player_id = any (v_players)
     and (state = 'active' or id = any (array(select free_bet from unnest(p_plays) where free_bet is not null)))
   order by player_id, id for no key update;
  if exists (select from unnest(p_plays) where is_open) then
    return query select * from promotions.split_stakes(p_plays, p_at);
  end if;
  if exists (select from unnest(p_plays) where free) then
    return query select * from promotions.split_free(p_plays, p_at);
  end if;
  return query select * from promotions.split_paid(p_plays, p_at);
end $$;

-- The plays of `split_plays` that the player's own money or a bonus pays, and that are settled at once.
create function promotions.split_paid(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  return query
  with paid as (
    select p.*, b.id as bonus_id, b.amount, b.wagering, b.max_stake, b.cash_out_max, b.sticky, b.staked,
           b.expires_at > p_at as live, k.plays, m.cash, m.bonus,
           case when k.plays then least(greatest(p.stake - m.cash - m.held, 0), m.bonus) else 0 end
             as from_bonus, b.progress_bp + case when k.plays then p.stake::numeric * coalesce(
             (b.weights ->> (p.product || ':' || p.game))::integer, (b.weights ->> p.product)::integer, 0)
             else 0 end as progress
      from unnest(p_plays) p
      join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      join promotions.locked_money(array(select player from unnest(p_plays))) m on m.player_id = p.player
      cross join lateral (select b.expires_at > p_at and b.spins_left = 0) k (plays)
     where p.free is not true and p.is_open is not true
  ), won as (
    select *, div(win::numeric * from_bonus, stake)::bigint as to_bonus from paid
  ), left_over as (
    select *, bonus - from_bonus + to_bonus as bonus_left,
           case when not live then 'expired'
                when not plays or staked > 0 then null
                when progress >= wagering::numeric * 10000 then 'released'
                when bonus - from_bonus + to_bonus = 0 then 'spent' end as ends
      from won
  ), settled as (
    select *, case when ends is null then 0 else bonus_left end as taken,
           case when ends = 'released'
             then least(cash_out_max, greatest(bonus_left - case when sticky then amount else 0 end, 0))
             else 0 end as kept
      from left_over
  )
  select s.n, s.bonus_id,
         case when s.plays and s.stake > s.max_stake then 'bonus_stake_limit' else 'fit' end,
         s.max_stake, s.progress, s.ends, s.kept, s.taken - s.kept,
         s.cash + s.bonus - s.stake + s.win - s.taken + s.kept,
         array(select ledger.leg(s.n, (row_number() over (order by v.place))::integer, v.reason, v.debit,
                                 v.credit, v.amount)
                 from (values (1, 'bet', 'cash', s.house, s.stake - s.from_bonus),
                              (2, 'bet', 'bonus', s.house, s.from_bonus),
                              (3, 'win', s.house, 'cash', s.win - s.to_bonus),
                              (4, 'win', s.house, 'bonus', s.to_bonus),
                              (5, 'bonus_end', 'bonus', 'house:bonus', s.taken),
                              (6, 'bonus_release', 'house:bonus', 'cash', s.kept))
                      v (place, reason, debit, credit, amount)
                where v.amount > 0),
         null::bigint, 0::bigint
    from settled s;
end $$;
revoke execute on function promotions.split_paid from public;

-- As before; a free bet that paid an open bet is spent, and a bonus keeps what of it is in open bets.
create or replace function promotions.book_splits(p_splits promotions.split[], p_at timestamptz)
returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count integer;
begin
  update promotions.bonus b
     set progress_bp = s.progress_bp, state = coalesce(s.ends, b.state),
         ended_at = case when s.ends is not null then p_at end, kept = s.kept, removed = s.removed,
         amount = b.amount + coalesce(s.won, 0),
         wagering = b.wagering + coalesce(s.won * b.spin_wagering, 0),
         spins_left = b.spins_left - case when s.won is null then 0 else 1 end,
         staked = b.staked + s.staked
    from unnest(p_splits) s
   where b.id = s.bonus_id and b.state in ('active', 'held');
  get diagnostics v_count = row_count;
  return v_count;
end $$;
-- Free bets are spent by `split_plays` and `book_splits` now.
drop function promotions.spend_free_bet;

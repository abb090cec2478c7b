-- Division of stakes between cash and rewards. The bonuses of the players are locked once, by `split_plays`.

-- A stake to divide. `house` is the account that takes it: the game's of the house, or the player's escrow.
create type promotions.play as (
  n integer, player uuid, product text, game text, house text, stake bigint,
  win bigint,        -- of a play that is settled at once
  free boolean,      -- a free spin pays it
  is_open boolean,   -- its settlement comes later
  cash_only boolean, -- neither a bonus nor a free bet pays it
  free_bet uuid      -- this free bet pays all of it
);
-- Effects of a play on the rewards of its player. `legs` are all legs of its transaction in the ledger;
-- `balance_after` is cash and bonus money together.
create type promotions.split as (
  n integer,
  bonus_id uuid,         -- the bonus or the free bet that pays or counts it
  verdict text,          -- fit, bonus_stake_limit, free_spins_over or free_bet_not_found
  max_stake bigint,
  progress_bp numeric,
  ends text,             -- released, spent, expired; null while it goes on
  kept bigint,           -- becomes cash at its end
  removed bigint,        -- returns to the house at its end
  balance_after bigint,
  legs ledger.leg_input[],
  won bigint,            -- what a free spin adds to its bonus; null for any other play
  staked bigint          -- bonus money that goes into an open bet
);

-- Free spins: the house's account of bonuses pays the stake to the game, and the win is bonus money. One row
-- for each; `free_spins_over` where the player has no spin of this game at this stake.
create function promotions.split_free(p_plays promotions.play[], p_at timestamptz)
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

-- Stakes that stay open. Cash pays first, held cash counts before the bonus; nothing counts for the wagering
-- yet. A bonus pays or counts a stake only if its limit was checked for it: not at a table, and not while its
-- free spins wait.
create function promotions.split_stakes(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language sql volatile set search_path = pg_catalog, pg_temp as $$
  with paid as (
    select p.*, coalesce(f.id, case when k.pays then b.id end) as bonus_id, b.max_stake, m.cash, m.bonus,
           f.id as free_id, k.pays, coalesce(f.progress_bp, b.progress_bp) as progress_bp,
           case when k.pays then least(greatest(p.stake - m.cash - m.held, 0), m.bonus) else 0 end
             as from_bonus
      from unnest(p_plays) p
      join promotions.locked_money(array(select player from unnest(p_plays))) m on m.player_id = p.player
      left join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      left join promotions.bonus f on f.id = p.free_bet and f.player_id = p.player and f.kind = 'free_bet'
        and f.state = 'held' and f.expires_at > p_at and f.amount = p.stake
        and p.cash_only is not true
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

-- Plays that are settled at once: one row for each player with an active bonus. Cash pays first, the bonus
-- the rest; a win returns in the same shares, the bonus's rounded down. A stake counts by its weight,
-- whichever money paid it. The play that reaches the wagering releases the bonus and the one that uses it up
-- ends it; a bonus with money in open bets goes on, and one with free spins left takes no part. A bonus whose
-- time is over pays nothing and is taken back. `rules/wallet.ts` states the same and is tested against it.
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

-- Divides stakes of different players; a batch holds one kind of stake. Returns no row for a player whose
-- cash alone pays. A verdict depends on nothing that was drawn.
create function promotions.split_plays(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_players uuid[] := array(select player from unnest(p_plays));
begin
  -- Most batches have no player with a bonus: they cost one look-up.
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

-- Stores what plays did to bonuses, after their transactions were posted. Returns the number of bonuses.
create function promotions.book_splits(p_splits promotions.split[], p_at timestamptz)
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

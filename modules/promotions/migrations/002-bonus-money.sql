-- The money of bonuses. Every function locks in one order: rows of bonuses by player, then the ledger's
-- accounts by owner, as the ledger itself does (L1).

-- The money of each player, cash and bonus, after its rows were locked.
create function promotions.locked_money(p_players uuid[])
returns table (player_id uuid, cash bigint, bonus bigint)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform from ledger.account where owner = any (p_players)
   order by owner, currency, code for no key update;
  return query
  select p, coalesce(sum(a.balance) filter (where a.code = 'cash'), 0)::bigint,
         coalesce(sum(a.balance) filter (where a.code = 'bonus'), 0)::bigint
    from unnest(p_players) p
    left join ledger.account a on a.owner = p and a.currency = 'TRY_PLAY'
   group by p;
end $$;
revoke execute on function promotions.locked_money from public;

-- Ends bonuses that are still active, with `p_state` cancelled or expired: what is left of them goes back
-- to the house, cash stays. One of each player. Answers those that it ended.
create function promotions.end_bonuses(p_ids uuid[], p_state text, p_at timestamptz)
returns table (id uuid, player_id uuid, kept bigint, removed bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_ids uuid[];
  v_players uuid[];
begin
  select array_agg(l.id), array_agg(l.player_id) into v_ids, v_players from (
    select b.id, b.player_id from promotions.bonus b
     where b.id = any (p_ids) and b.state = 'active' and p_state in ('cancelled', 'expired')
     order by b.player_id for no key update) l;
  if v_ids is null then return; end if;
  return query
  with ending as materialized (
    select row_number() over ()::integer as n, e.id, e.player_id, m.cash, m.bonus
      from unnest(v_ids, v_players) e (id, player_id)
      join promotions.locked_money(v_players) m using (player_id)
  ), posted as materialized (
    select * from ledger.post_batch(
      array(select row(e.n, e.player_id, 'bonus_end:' || e.id, sha256(uuid_send(e.id)), 'TRY_PLAY')
                     ::ledger.transaction_input
              from ending e where e.bonus > 0),
      array(select row(e.n, 1, 'bonus_end', 'bonus', 'house:bonus', e.bonus)::ledger.leg_input
              from ending e where e.bonus > 0),
      p_at)
  ), ended as (
    update promotions.bonus b set state = p_state, ended_at = p_at, removed = e.bonus
      from ending e
     where b.id = e.id
       and (e.bonus = 0 or exists (select from posted p where p.n = e.n and p.status = 'created'))
    returning b.id
  )
  select e.id, e.player_id, e.cash, e.bonus from ending e join ended using (id);
end $$;
revoke execute on function promotions.end_bonuses from public;
grant execute on function promotions.end_bonuses to poyraz_app;

-- Gives a bonus: `granted`, `bonus_taken` (the offer for this period, or another one for this deposit) or
-- `bonus_active`. A bonus of the player whose time is over ends first.
create function promotions.grant_bonus(
  p_id uuid, p_player uuid, p_offer integer, p_period text, p_deposit text, p_amount bigint,
  p_wagering bigint, p_weights jsonb, p_max_stake bigint, p_cash_out_max bigint, p_sticky boolean,
  p_flags text[], p_expires_at timestamptz, p_at timestamptz
) returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_status ledger.status;
begin
  perform promotions.end_bonuses(
    array(select b.id from promotions.bonus b
           where b.player_id = p_player and b.state = 'active' and b.expires_at <= p_at), 'expired', p_at);
  insert into promotions.bonus (id, player_id, offer_id, period, deposit_key, amount, wagering, weights,
    max_stake, cash_out_max, sticky, flags, granted_at, expires_at)
  values (p_id, p_player, p_offer, p_period, p_deposit, p_amount, p_wagering, p_weights, p_max_stake,
    p_cash_out_max, p_sticky, p_flags, p_at, p_expires_at)
  on conflict do nothing;
  if not found then
    return case when exists (
      select from promotions.bonus b where b.player_id = p_player
         and ((b.offer_id = p_offer and b.period = p_period) or b.deposit_key = p_deposit))
      then 'bonus_taken' else 'bonus_active' end;
  end if;
  select p.status into v_status from ledger.post_batch(
    array[row(1, p_player, 'bonus_grant:' || p_id, sha256(uuid_send(p_id)), 'TRY_PLAY')
            ::ledger.transaction_input],
    array[row(1, 1, 'bonus_grant', 'house:bonus', 'bonus', p_amount)::ledger.leg_input], p_at) p;
  if v_status <> 'created' then
    raise exception 'promotions: a bonus was not posted (%)', v_status;
  end if;
  return 'granted';
end $$;
revoke execute on function promotions.grant_bonus from public;
grant execute on function promotions.grant_bonus to poyraz_app;

-- A play as a vertical settles it; `house` is the vertical's account in the ledger.
create type promotions.play as (
  n integer, player uuid, product text, game text, house text, stake bigint, win bigint
);
-- What a play does to the player's bonus. `legs` are all the legs of its transaction in the ledger;
-- `balance_after` is cash and bonus together.
create type promotions.split as (
  n integer,
  bonus_id uuid,
  verdict text,          -- fit, or bonus_stake_limit: the stake is above what the bonus allows
  max_stake bigint,
  progress_bp numeric,
  ends text,             -- released, spent, expired; null while it goes on
  kept bigint,           -- moves to cash at its end
  removed bigint,        -- goes back to the house at its end
  balance_after bigint,
  legs ledger.leg_input[]
);

-- Splits plays of different players between cash and bonus: one row for each play of a player with an
-- active bonus, none for the others. Cash pays first, the bonus the rest; a win goes back in the same
-- shares, what is below a kuruş of the bonus's share to cash. A stake counts by its weight, whichever money
-- paid it. The play that reaches the goal releases the bonus and the one that uses it up ends it, in the
-- same transaction. A bonus whose time is over pays nothing and is taken back. Decided on locked rows; a
-- verdict depends on nothing that was drawn. `rules/wallet.ts` states the same and is tested against it.
create function promotions.split_plays(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_players uuid[] := array(select player from unnest(p_plays));
begin
  -- Most batches hold nobody with a bonus: they pay one look-up.
  if not exists (select from promotions.bonus where player_id = any (v_players) and state = 'active') then
    return;
  end if;
  perform from promotions.bonus where player_id = any (v_players) and state = 'active'
   order by player_id for no key update;
  return query
  with paid as (
    select p.*, b.id as bonus_id, b.amount, b.wagering, b.max_stake, b.cash_out_max, b.sticky,
           b.expires_at > p_at as live, m.cash, m.bonus,
           case when b.expires_at > p_at then least(greatest(p.stake - m.cash, 0), m.bonus) else 0 end
             as from_bonus,
           b.progress_bp + case when b.expires_at > p_at then p.stake::numeric * coalesce(
             (b.weights ->> (p.product || ':' || p.game))::integer, (b.weights ->> p.product)::integer, 0)
             else 0 end as progress
      from unnest(p_plays) p
      join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      join promotions.locked_money(v_players) m on m.player_id = p.player
  ), won as (
    select *, div(win::numeric * from_bonus, stake)::bigint as to_bonus from paid
  ), left_over as (
    select *, bonus - from_bonus + to_bonus as bonus_left,
           case when not live then 'expired'
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
         case when s.live and s.stake > s.max_stake then 'bonus_stake_limit' else 'fit' end,
         s.max_stake, s.progress, s.ends, s.kept, s.taken - s.kept,
         s.cash + s.bonus - s.stake + s.win - s.taken + s.kept,
         array(select row(s.n, row_number() over (order by v.place), v.reason, v.debit, v.credit, v.amount)
                        ::ledger.leg_input
                 from (values (1, 'bet', 'cash', s.house, s.stake - s.from_bonus),
                              (2, 'bet', 'bonus', s.house, s.from_bonus),
                              (3, 'win', s.house, 'cash', s.win - s.to_bonus),
                              (4, 'win', s.house, 'bonus', s.to_bonus),
                              (5, 'bonus_end', 'bonus', 'house:bonus', s.taken),
                              (6, 'bonus_release', 'house:bonus', 'cash', s.kept))
                      v (place, reason, debit, credit, amount)
                where v.amount > 0)
    from settled s;
end $$;
revoke execute on function promotions.split_plays from public;
grant execute on function promotions.split_plays to poyraz_app;

-- Notes what plays did to bonuses, once their transactions were posted. Answers how many bonuses it touched.
create function promotions.book_splits(p_splits promotions.split[], p_at timestamptz) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count integer;
begin
  update promotions.bonus b
     set progress_bp = s.progress_bp, state = coalesce(s.ends, 'active'),
         ended_at = case when s.ends is not null then p_at end, kept = s.kept, removed = s.removed
    from unnest(p_splits) s
   where b.id = s.bonus_id and b.state = 'active';
  get diagnostics v_count = row_count;
  return v_count;
end $$;
revoke execute on function promotions.book_splits from public;
grant execute on function promotions.book_splits to poyraz_app;

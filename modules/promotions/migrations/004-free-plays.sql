-- Bonuses that are no money at first. Free spins are rounds of one game at one stake that the house pays:
-- the bonus is active with nothing in it, each win adds to it and to what has to be staked, and wagering
-- begins after the last spin. A free bet is held beside any bonus until a coupon takes it and wins cash.
alter table promotions.bonus
  drop constraint bonus_amount_check,
  drop constraint bonus_wagering_check,
  drop constraint bonus_state_check,
  drop constraint bonus_check1,
  add column kind text not null default 'money' check (kind in ('money', 'spins', 'free_bet')),
  add column spin_game text,
  add column spin_stake bigint check (spin_stake > 0),
  add column spins integer check (spins > 0),
  add column spins_left integer not null default 0,
  -- What a win of a free spin adds to `wagering`: this many times the win.
  add column spin_wagering integer check (spin_wagering > 0),
  add constraint bonus_amount_check check (amount > 0 or (kind = 'spins' and amount = 0)),
  add constraint bonus_wagering_check check (wagering > 0 or (kind <> 'money' and wagering = 0)),
  add constraint bonus_state_check
    check (state in ('active', 'held', 'released', 'spent', 'expired', 'cancelled')),
  add constraint bonus_held_check check (state <> 'held' or kind = 'free_bet'),
  add constraint bonus_of_spins_check check (
    num_nulls(spin_game, spin_stake, spins, spin_wagering) = case kind when 'spins' then 0 else 4 end
    and spins_left between 0 and coalesce(spins, 0)),
  add constraint bonus_ended_check check ((ended_at is null) = (state in ('active', 'held')));
drop index promotions.bonus_due;
create index bonus_due on promotions.bonus (expires_at) where state in ('active', 'held');

-- `free`: the stake is one of the player's free spins.
alter type promotions.play add attribute free boolean;
-- `won`: what a free spin adds to its bonus; null for any other play.
alter type promotions.split add attribute won bigint;

-- As before, and free bets too: they have no money of the player's.
create or replace function promotions.end_bonuses(p_ids uuid[], p_state text, p_at timestamptz)
returns table (id uuid, player_id uuid, kept bigint, removed bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_ids uuid[];
  v_players uuid[];
begin
  select array_agg(l.id), array_agg(distinct l.player_id) into v_ids, v_players from (
    select b.id, b.player_id from promotions.bonus b
     where b.id = any (p_ids) and b.state in ('active', 'held') and p_state in ('cancelled', 'expired')
     order by b.player_id for no key update) l;
  if v_ids is null then return; end if;
  return query
  with ending as materialized (
    select row_number() over ()::integer as n, b.id, b.player_id, m.cash,
           case when b.state = 'active' then m.bonus else 0 end as bonus
      from promotions.bonus b
      join promotions.locked_money(v_players) m using (player_id)
     where b.id = any (v_ids)
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

-- Gives a bonus of any kind: `granted`, `bonus_taken` (the offer for this period, or another one for this
-- deposit) or `bonus_active`. A bonus of the player whose time is over ends first. Only money is posted.
drop function promotions.grant_bonus;
create function promotions.grant_bonus(p_bonus promotions.bonus) returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_status ledger.status;
begin
  perform promotions.end_bonuses(
    array(select b.id from promotions.bonus b
           where b.player_id = p_bonus.player_id and b.state = 'active'
             and b.expires_at <= p_bonus.granted_at), 'expired', p_bonus.granted_at);
  insert into promotions.bonus (id, player_id, offer_id, period, deposit_key, kind, state, amount, wagering,
    weights, max_stake, cash_out_max, sticky, flags, granted_at, expires_at, spin_game, spin_stake, spins,
    spins_left, spin_wagering)
  values (p_bonus.id, p_bonus.player_id, p_bonus.offer_id, p_bonus.period, p_bonus.deposit_key, p_bonus.kind,
    case p_bonus.kind when 'free_bet' then 'held' else 'active' end, p_bonus.amount, p_bonus.wagering,
    p_bonus.weights, p_bonus.max_stake, p_bonus.cash_out_max, p_bonus.sticky, p_bonus.flags,
    p_bonus.granted_at, p_bonus.expires_at, p_bonus.spin_game, p_bonus.spin_stake, p_bonus.spins,
    coalesce(p_bonus.spins, 0), p_bonus.spin_wagering)
  on conflict do nothing;
  if not found then
    return case when exists (
      select from promotions.bonus b where b.player_id = p_bonus.player_id
         and ((b.offer_id = p_bonus.offer_id and b.period = p_bonus.period)
              or b.deposit_key = p_bonus.deposit_key))
      then 'bonus_taken' else 'bonus_active' end;
  end if;
  if p_bonus.kind <> 'money' then
    return 'granted';
  end if;
  select p.status into v_status from ledger.post_batch(
    array[row(1, p_bonus.player_id, 'bonus_grant:' || p_bonus.id, sha256(uuid_send(p_bonus.id)), 'TRY_PLAY')
            ::ledger.transaction_input],
    array[row(1, 1, 'bonus_grant', 'house:bonus', 'bonus', p_bonus.amount)::ledger.leg_input],
    p_bonus.granted_at) p;
  if v_status <> 'created' then
    raise exception 'promotions: a bonus was not posted (%)', v_status;
  end if;
  return 'granted';
end $$;
revoke execute on function promotions.grant_bonus from public;
grant execute on function promotions.grant_bonus to poyraz_app;

-- The player's active bonus, locked until the transaction ends; null for none. Its row comes before the
-- ledger's accounts, as in a play.
create function promotions.running_bonus(p_player uuid, p_at timestamptz) returns uuid
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select id from promotions.bonus where player_id = p_player and state = 'active' and expires_at > p_at
     for no key update
$$;
revoke execute on function promotions.running_bonus from public;
grant execute on function promotions.running_bonus to poyraz_app;

-- Splits free spins: the house's account of bonuses pays the stake to the game, and a win goes to the bonus
-- whole. One row for each; `free_spins_over` where the player has no spin of this game at this stake. The
-- rows of bonuses are locked by the caller.
create function promotions.split_free(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select p.n, b.id, case when b.id is null then 'free_spins_over' else 'fit' end, p.stake, b.progress_bp,
         case when b.spins_left = 1 and m.bonus + p.win = 0 then 'spent' end, 0::bigint, 0::bigint,
         m.cash + m.bonus + p.win,
         array(select row(p.n, row_number() over (order by v.place), v.reason, v.debit, v.credit, v.amount)
                        ::ledger.leg_input
                 from (values (1, 'free_round', 'house:bonus', p.house, p.stake),
                              (2, 'win', p.house, 'bonus', p.win)) v (place, reason, debit, credit, amount)
                where v.amount > 0),
         p.win
    from unnest(p_plays) p
    join promotions.locked_money(array(select player from unnest(p_plays) where free)) m
      on m.player_id = p.player
    left join promotions.bonus b on b.player_id = p.player and b.state = 'active' and b.expires_at > p_at
      and b.spins_left > 0 and b.spin_game = p.game and b.spin_stake = p.stake
   where p.free
$$;
revoke execute on function promotions.split_free from public;

-- As before for plays that are paid; while free spins are left their bonus takes no part in those. Free spins
-- come from `split_free`.
create or replace function promotions.split_plays(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_players uuid[] := array(select player from unnest(p_plays));
begin
  -- Most batches hold nobody with a bonus: they pay one look-up.
  if not exists (select from promotions.bonus where player_id = any (v_players) and state = 'active')
     and not exists (select from unnest(p_plays) where free) then
    return;
  end if;
  perform from promotions.bonus where player_id = any (v_players) and state = 'active'
   order by player_id for no key update;
  if exists (select from unnest(p_plays) where free) then
    return query select * from promotions.split_free(p_plays, p_at);
  end if;
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
       and (b.spins_left = 0 or b.expires_at <= p_at)
      join promotions.locked_money(v_players) m on m.player_id = p.player
     where p.free is not true
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
                where v.amount > 0),
         null::bigint
    from settled s;
end $$;

-- As before; a free spin is used, and what it won is bonus that has to be wagered.
create or replace function promotions.book_splits(p_splits promotions.split[], p_at timestamptz)
returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count integer;
begin
  update promotions.bonus b
     set progress_bp = s.progress_bp, state = coalesce(s.ends, 'active'),
         ended_at = case when s.ends is not null then p_at end, kept = s.kept, removed = s.removed,
         amount = b.amount + coalesce(s.won, 0),
         wagering = b.wagering + coalesce(s.won * b.spin_wagering, 0),
         spins_left = b.spins_left - case when s.won is null then 0 else 1 end
    from unnest(p_splits) s
   where b.id = s.bonus_id and b.state = 'active';
  get diagnostics v_count = row_count;
  return v_count;
end $$;

-- For a vertical that takes bets on coupons, in the transaction that accepts one: takes a free bet that the
-- player holds, and pays its stake from the house's account of bonuses to `p_house`. Answers the stake, or null
-- where there is no such free bet any more. The coupon keeps the id. When it wins, the vertical pays the win
-- without the stake to cash, at most `cash_out_max` of the row; when it is void, it pays nothing. A stake of a
-- free bet counts for no wagering and for no limit of losses.
create function promotions.spend_free_bet(p_player uuid, p_id uuid, p_house text, p_at timestamptz)
returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_amount bigint;
  v_status ledger.status;
begin
  update promotions.bonus set state = 'spent', ended_at = p_at
   where id = p_id and player_id = p_player and state = 'held' and expires_at > p_at
  returning amount into v_amount;
  if v_amount is null then
    return null;
  end if;
  select p.status into v_status from ledger.post_batch(
    array[row(1, p_player, 'free_bet:' || p_id, sha256(uuid_send(p_id)), 'TRY_PLAY')
            ::ledger.transaction_input],
    array[row(1, 1, 'free_bet', 'house:bonus', p_house, v_amount)::ledger.leg_input], p_at) p;
  if v_status <> 'created' then
    raise exception 'promotions: a free bet was not posted (%)', v_status;
  end if;
  return v_amount;
end $$;
revoke execute on function promotions.spend_free_bet from public;
grant execute on function promotions.spend_free_bet to poyraz_app;

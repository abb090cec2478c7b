-- Stakes that stay open: what counts for wagering, parts of free bets, tables, disputes.

-- True if a deposit that the reward is based on is disputed.
create function promotions.is_disputed(b promotions.bonus) returns boolean
language sql stable as $$
  select exists (
    select from promotions.reversed_deposit r
     where r.player_id = b.player_id and r.deposit_key = any (b.based_on) and r.restored_at is null)
$$;

-- Locks the bonuses that settlements of these players touch, then their accounts, so that a settlement of
-- several players waits for nobody who waits for it.
create function promotions.lock_rewards(p_players uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from promotions.bonus where player_id = any (p_players) and (state = 'active' or staked > 0)
   order by player_id, id for no key update;
  perform from promotions.locked_money(p_players);
end $$;

-- As before; a bonus pays or counts a stake only if its limit was checked for it, and no free bet pays at a
-- table. `bonus_id` is the bonus or the free bet of the stake.
create or replace function promotions.split_stakes(p_plays promotions.play[], p_at timestamptz)
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

-- The cash of a free bet's part: its win without the stake, at most its share of the limit, and nothing while
-- a deposit of the reward is disputed.
create function promotions.free_bet_win(s promotions.settlement) returns bigint
language sql stable as $$
  select case when promotions.is_disputed(f) then 0
    else least(greatest(s.win - s.free, 0), div(f.cash_out_max::numeric * s.free, f.amount)) end
    from promotions.bonus f where f.id = s.bonus_id
$$;

alter type promotions.settlement drop attribute placed_at;
-- As before; a stake counts for the wagering of the bonus that it was placed with.
create or replace function promotions.split_settlement(s promotions.settlement, p_at timestamptz)
returns promotions.settled
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  b promotions.bonus;
  r promotions.settled;
  v_money bigint;
  v_counts boolean;
  v_is_paid boolean;
  v_share bigint := case s.kind when 'void' then s.bonus
    else div(s.win::numeric * s.bonus, s.cash + s.bonus + s.free) end;
begin
  select * into b from promotions.bonus where player_id = s.player and state = 'active' for no key update;
  select m.bonus into v_money from promotions.locked_money(array[s.player]) m;
  v_counts := coalesce(b.id = s.bonus_id and b.expires_at > p_at and b.spins_left = 0, false);
  v_is_paid := v_counts and s.bonus > 0;
  r.cash := s.cash;
  r.bonus := s.bonus;
  r.free := s.free;
  r.to_bonus := case when v_is_paid then v_share else 0 end;
  r.to_cash := case when s.kind = 'void' then s.cash
    when s.free > 0 then promotions.free_bet_win(s)
    else s.win - v_share end;
  r.progress_bp := case when v_counts and s.kind = 'settle'
    then (s.cash + s.bonus)::numeric * coalesce((b.weights ->> (s.product || ':' || s.game))::integer,
      (b.weights ->> s.product)::integer, 0) else 0 end;
  r.counted_bonus := case when v_is_paid or r.progress_bp > 0 then b.id end;
  r := promotions.end_by_settlement(b, r, v_money + r.to_bonus,
    b.staked - case when v_is_paid then s.bonus else 0 end);
  r.legs := promotions.settlement_legs(s, r, v_share);
  return r;
end $$;

-- As before; a bonus of a disputed deposit is not revived.
create or replace function promotions.undo_settlement(
  p_player uuid, p_settled promotions.settled, p_paid_by uuid, p_at timestamptz
)
returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  b promotions.bonus;
begin
  perform from promotions.bonus where player_id = p_player and (state = 'active'
    or id in (p_paid_by, p_settled.counted_bonus)) order by id for no key update;
  select * into b from promotions.bonus where id = p_settled.counted_bonus;
  if p_settled.ends is not null then
    if exists (select from promotions.bonus where player_id = p_player and state = 'active') then
      return 'bonus_active';
    end if;
    if b.state <> p_settled.ends or b.ended_at <> p_at or b.clawed > 0 or promotions.is_disputed(b) then
      return 'bonus_ended';
    end if;
    update promotions.bonus set state = 'active', ended_at = null, kept = 0, removed = 0 where id = b.id;
  elsif p_settled.to_bonus > 0 and b.state <> 'active' then
    return 'bonus_ended';
  end if;
  update promotions.bonus set progress_bp = progress_bp - p_settled.progress_bp
   where id = b.id and state = 'active';
  if p_settled.bonus > 0 then
    update promotions.bonus set staked = staked + p_settled.bonus where id = p_paid_by;
  end if;
  return null;
end $$;

-- As before; bonuses are locked by player and id, as everywhere.
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
     order by b.player_id, b.id for no key update) l;
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
      array(select ledger.transaction(e.n, e.player_id, 'bonus_end:' || e.id, sha256(uuid_send(e.id)))
              from ending e where e.bonus > 0),
      array(select ledger.leg(e.n, 1, 'bonus_end', 'bonus', 'house:bonus', e.bonus)
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

-- As before.
create or replace function promotions.collect_claws(p_player uuid, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_bonus promotions.bonus;
  v_cash bigint;
begin
  for v_bonus in
    select * from promotions.bonus b
     where b.player_id = p_player and b.kept > b.clawed and promotions.is_disputed(b)
     order by b.id for no key update of b
  loop
    select least(m.cash, v_bonus.kept - v_bonus.clawed) into v_cash
      from promotions.locked_money(array[p_player]) m;
    exit when v_cash = 0;
    perform promotions.claw(v_bonus, v_cash, p_at);
  end loop;
end $$;

create or replace function promotions.restore_deposit(p_player uuid, p_key text, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_bonus promotions.bonus;
begin
  update promotions.reversed_deposit set restored_at = p_at
   where player_id = p_player and deposit_key = p_key and restored_at is null;
  for v_bonus in
    select b.* from promotions.bonus b
     where b.player_id = p_player and p_key = any (b.based_on)
       and not promotions.is_disputed(b)
     order by b.id for no key update
  loop
    if v_bonus.clawed > 0 then
      perform promotions.claw(v_bonus, -v_bonus.clawed, p_at);
    end if;
    update promotions.bonus set void = true
     where id = v_bonus.id and state = 'cancelled' and progress_bp = 0 and spins_left = coalesce(spins, 0)
       and ended_at in (select r.reversed_at from promotions.reversed_deposit r
                         where r.player_id = p_player and r.deposit_key = any (v_bonus.based_on));
  end loop;
end $$;
revoke execute on function promotions.is_disputed, promotions.lock_rewards, promotions.free_bet_win
  from public;

-- A bonus whose wagering is done becomes cash once its open bets have ended. It waits for them beyond its
-- last day, too: it would else be removed although its player has done all that the terms ask for.

-- True if the bonus runs: its time is not over, or it is wagered and waits for its money in open bets.
create function promotions.runs(b promotions.bonus, p_at timestamptz) returns boolean
language sql immutable as $$
  select b.expires_at > p_at or (b.staked > 0 and b.progress_bp >= b.wagering::numeric * 10000)
$$;
revoke execute on function promotions.runs from public;
grant execute on function promotions.runs to poyraz_app;

-- As before; a bonus that runs does not expire.
create or replace function promotions.end_bonuses(p_ids uuid[], p_state text, p_at timestamptz)
returns table (id uuid, player_id uuid, kept bigint, removed bigint)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_ids uuid[];
  v_players uuid[];
begin
  select array_agg(l.id), array_agg(distinct l.player_id) into v_ids, v_players from (
    select b.id, b.player_id from promotions.bonus b
     where b.id = any (p_ids) and b.state in ('active', 'held')
       and (p_state = 'cancelled' or (p_state = 'expired' and not promotions.runs(b, p_at)))
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

-- As before, with those that wait for open bets.
create or replace function promotions.open_bonuses(p_player uuid, p_at timestamptz) returns setof uuid
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with locked as (
    select b.id, b.state from promotions.bonus b
     where b.player_id = p_player and b.state in ('active', 'held') and promotions.runs(b, p_at)
     order by b.id for no key update
  )
  select id from locked order by state, id
$$;

-- As before, with `runs`.
create or replace function promotions.split_stakes(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language sql volatile set search_path = pg_catalog, pg_temp as $$
  with paid as (
    select p.*, coalesce(f.id, case when k.pays then b.id end) as bonus_id, b.max_stake, m.cash, m.bonus,
           f.id as free_id, k.pays, coalesce(f.progress_bp, b.progress_bp) as progress_bp,
           case when f.id is not null then promotions.is_unplayed(f) else false end as is_unplayed,
           case when k.pays then least(greatest(p.stake - m.cash - m.held, 0), m.bonus) else 0 end
             as from_bonus
      from unnest(p_plays) p
      join promotions.locked_money(array(select player from unnest(p_plays))) m on m.player_id = p.player
      left join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      left join promotions.bonus f on f.id = p.free_bet and f.player_id = p.player and f.kind = 'free_bet'
        and f.state = 'held' and f.expires_at > p_at and f.amount = p.stake
        and p.cash_only is not true
      cross join lateral (select coalesce(promotions.runs(b, p_at) and b.spins_left = 0
        and p.cash_only is not true and p.free_bet is null, false) as pays) k
     where p.is_open and (b.id is not null or p.free_bet is not null)
  )
  select s.n, s.bonus_id,
         case when s.free_bet is not null and s.free_id is null then 'free_bet_not_found'
              when s.is_unplayed then 'free_bet_unplayed'
              when s.pays and s.stake > s.max_stake then 'bonus_stake_limit' else 'fit' end,
         s.max_stake, s.progress_bp, case when s.free_id is not null then 'spent' end, 0::bigint, 0::bigint,
         s.cash + s.bonus - case when s.free_id is null then s.stake else 0 end,
         array(select ledger.leg(s.n, (row_number() over (order by v.place))::integer, v.reason, v.debit,
                                 v.credit, v.amount)
                 from (values (1, 'bet', 'cash', s.house, case when s.free_id is null
                                                               then s.stake - s.from_bonus else 0 end),
                              (2, 'bet', 'bonus', s.house, s.from_bonus),
                              (3, 'free_bet', 'house:bonus', s.house, case when s.free_id is null then 0
                                                                           else s.stake end))
                      v (place, reason, debit, credit, amount)
                where v.amount > 0),
         null::bigint, s.from_bonus
    from paid s
$$;

-- As before, with `runs`.
create or replace function promotions.split_paid(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  return query
  with paid as (
    select p.*, b.id as bonus_id, b.amount, b.wagering, b.max_stake, b.cash_out_max, b.sticky, b.staked,
           promotions.runs(b, p_at) as live, k.plays, m.cash, m.bonus,
           case when k.plays then least(greatest(p.stake - m.cash - m.held, 0), m.bonus) else 0 end
             as from_bonus, b.progress_bp + case when k.plays then p.stake::numeric * coalesce(
             (b.weights ->> (p.product || ':' || p.game))::integer, (b.weights ->> p.product)::integer, 0)
             else 0 end as progress
      from unnest(p_plays) p
      join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      join promotions.locked_money(array(select player from unnest(p_plays))) m on m.player_id = p.player
      cross join lateral (select promotions.runs(b, p_at) and b.spins_left = 0) k (plays)
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

-- As before, with `runs`.
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
  v_counts := coalesce(b.id = s.bonus_id and promotions.runs(b, p_at) and b.spins_left = 0, false);
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

-- The settlements of many players are divided in one call, so that the bets of a table are settled together.

-- Divides what a settlement pays, by the rules of `split_paid`. The stake counts for the wagering of the
-- bonus that it was placed with, if that is still active; void and cashed-out stakes count nothing. A void
-- free bet pays nothing. `b` is the player's active bonus, or null, and `p_money` his bonus money.
create function promotions.split_settlement(
  s promotions.settlement, b promotions.bonus, p_money bigint, p_at timestamptz
) returns promotions.settled language plpgsql stable as $$
declare
  r promotions.settled;
  v_counts boolean := coalesce(b.id = s.bonus_id and promotions.runs(b, p_at) and b.spins_left = 0, false);
  v_is_paid boolean := v_counts and s.bonus > 0;
  v_share bigint := case s.kind when 'void' then s.bonus
    else div(s.win::numeric * s.bonus, s.cash + s.bonus + s.free) end;
begin
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
  r := promotions.end_by_settlement(b, r, p_money + r.to_bonus,
    b.staked - case when v_is_paid then s.bonus else 0 end);
  r.legs := promotions.settlement_legs(s, r, v_share);
  return r;
end $$;

-- Divides settlements of different players, whose bonuses and accounts `lock_rewards` has locked. Two of one
-- player need two calls, because the first may end the bonus that the second would pay into.
create function promotions.split_settlements(p_settlements promotions.settlement[], p_at timestamptz)
returns table (player uuid, split promotions.settled)
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if (select count(*) <> count(distinct s.player) from unnest(p_settlements) s) then
    raise exception 'promotions: two settlements of one player' using errcode = 'cardinality_violation';
  end if;
  return query
  select s.player, promotions.split_settlement(s, b, m.bonus, p_at)
    from unnest(p_settlements) s
    join promotions.locked_money(array(select o.player from unnest(p_settlements) o)) m
      on m.player_id = s.player
    left join promotions.bonus b on b.player_id = s.player and b.state = 'active';
end $$;

-- Returns those of the players who owe what bonuses of disputed deposits released (`collect_claws`).
create function promotions.owing(p_players uuid[]) returns uuid[]
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select array(
    select distinct b.player_id from promotions.bonus b
     where b.player_id = any (p_players) and b.kept > b.clawed and promotions.is_disputed(b)
     order by b.player_id)
$$;

revoke execute on function promotions.split_settlement(promotions.settlement, promotions.bonus, bigint,
  timestamptz), promotions.split_settlements, promotions.owing from public;
grant execute on function promotions.split_settlements, promotions.owing to poyraz_app;
drop function promotions.split_settlement(promotions.settlement, timestamptz);

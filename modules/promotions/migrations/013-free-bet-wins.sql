-- The win of a free bet counts as what its reward became (`kept`): a dispute of the deposit takes it back from
-- cash, as it does with released bonus money.

-- As before; locks the free bets of open bets, too, because a settlement writes them.
create or replace function promotions.lock_rewards(p_players uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from promotions.bonus where player_id = any (p_players)
      and (state = 'active' or staked > 0 or (kind = 'free_bet' and state = 'spent'))
   order by player_id, id for no key update;
  perform from promotions.locked_money(p_players);
end $$;

-- As before, with the win of a free bet.
create or replace function promotions.book_settlement(
  p_settled promotions.settled, p_paid_by uuid, p_at timestamptz
)
returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_settled.bonus > 0 then
    update promotions.bonus set staked = staked - p_settled.bonus where id = p_paid_by;
  end if;
  if p_settled.free > 0 and p_settled.to_cash > 0 then
    update promotions.bonus set kept = kept + p_settled.to_cash where id = p_paid_by;
  end if;
  if p_settled.counted_bonus is not null then
    update promotions.bonus b
       set progress_bp = b.progress_bp + p_settled.progress_bp, state = coalesce(p_settled.ends, b.state),
           ended_at = case when p_settled.ends is not null then p_at end, kept = p_settled.kept,
           removed = p_settled.removed
     where b.id = p_settled.counted_bonus;
  end if;
end $$;

-- As before. The win of a free bet that a dispute took back is not taken again (`bonus_ended`).
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
  if p_settled.free > 0 and p_settled.to_cash > 0 then
    if exists (select from promotions.bonus where id = p_paid_by and clawed > 0) then
      return 'bonus_ended';
    end if;
    -- A win from before this rule was not added.
    update promotions.bonus set kept = greatest(kept - p_settled.to_cash, 0) where id = p_paid_by;
  end if;
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

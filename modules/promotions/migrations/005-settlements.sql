-- Settlement of open stakes: their share of wins, wagering and returned stakes. What falls to a bonus that
-- has ended returns to the house.

-- A part of an open bet that ends. `cash`, `bonus` and `free` are that part of the stake by the money that
-- paid it; `bonus_id` is the bonus or the free bet that it was placed with.
create type promotions.settlement as (
  player uuid, product text, game text, escrow text, house text,
  kind text,             -- settle, void, cash_out
  bonus_id uuid, cash bigint, bonus bigint, free bigint, win bigint, rake bigint
);
-- Movements of a settlement. `counted_bonus` is the active bonus that it touches; `legs` are all legs of its
-- transaction.
create type promotions.settled as (
  cash bigint, bonus bigint, free bigint, to_cash bigint, to_bonus bigint,
  counted_bonus uuid, progress_bp numeric, ends text, kept bigint, removed bigint, legs ledger.leg_input[]
);

-- The cash of a free bet's part: its win without the stake, at most its share of the limit, and nothing while
-- a deposit of the reward is disputed.
create function promotions.free_bet_win(s promotions.settlement) returns bigint
language sql stable as $$
  select case when promotions.is_disputed(f) then 0
    else least(greatest(s.win - s.free, 0), div(f.cash_out_max::numeric * s.free, f.amount)) end
    from promotions.bonus f where f.id = s.bonus_id
$$;

-- Divides what a settlement pays, by the rules of `split_paid`. The stake counts for the wagering of the
-- bonus that it was placed with, if that is still active; void and cashed-out stakes count nothing. A void
-- free bet pays nothing.
create function promotions.split_settlement(s promotions.settlement, p_at timestamptz)
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

-- Decides if a settlement ends the bonus that it touches, and how much of its money becomes cash.
create function promotions.end_by_settlement(
  b promotions.bonus, r promotions.settled, p_left bigint, p_staked bigint
) returns promotions.settled language plpgsql immutable as $$
begin
  r.kept := 0;
  r.removed := 0;
  if r.counted_bonus is null or p_staked > 0 then
    return r;
  end if;
  r.ends := case when b.progress_bp + r.progress_bp >= b.wagering::numeric * 10000 then 'released'
                 when p_left = 0 then 'spent' end;
  if r.ends = 'released' then
    r.kept := least(b.cash_out_max, greatest(p_left - case when b.sticky then b.amount else 0 end, 0));
  end if;
  if r.ends is not null then
    r.removed := p_left - r.kept;
  end if;
  return r;
end $$;

-- The legs of a settlement; `p_share` is the share of the bonus that paid, whether it still runs or not.
create function promotions.settlement_legs(s promotions.settlement, r promotions.settled, p_share bigint)
returns ledger.leg_input[] language sql immutable as $$
  select array(select ledger.leg(1, (row_number() over (order by v.place))::integer, v.reason, v.debit,
                                 v.credit, v.amount)
    from (values
      (s.kind <> 'void', 1, 'stake', s.escrow, s.house, s.cash + s.bonus + s.free),
      (s.kind <> 'void', 2, 'win', s.house, 'cash', r.to_cash),
      (s.kind <> 'void', 3, 'win', s.house, 'bonus', r.to_bonus),
      (s.kind <> 'void', 4, 'bonus_end', s.house, 'house:bonus', p_share - r.to_bonus),
      (s.kind <> 'void', 5, 'rake', s.house, 'house:rake', s.rake),
      (s.kind = 'void', 1, 'bet_void', s.escrow, 'cash', r.to_cash),
      (s.kind = 'void', 2, 'bet_void', s.escrow, 'bonus', r.to_bonus),
      (s.kind = 'void', 3, 'bonus_end', s.escrow, 'house:bonus', p_share - r.to_bonus),
      (s.kind = 'void', 4, 'free_bet', s.escrow, 'house:bonus', s.free),
      (true, 6, 'bonus_end', 'bonus', 'house:bonus', r.kept + r.removed),
      (true, 7, 'bonus_release', 'house:bonus', 'cash', r.kept))
      v (moves, place, reason, debit, credit, amount)
   where v.moves and v.amount > 0)
$$;

-- Stores what a settlement did to bonuses, after it was posted.
create function promotions.book_settlement(p_settled promotions.settled, p_paid_by uuid, p_at timestamptz)
returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_settled.bonus > 0 then
    update promotions.bonus set staked = staked - p_settled.bonus where id = p_paid_by;
  end if;
  if p_settled.counted_bonus is not null then
    update promotions.bonus b
       set progress_bp = b.progress_bp + p_settled.progress_bp, state = coalesce(p_settled.ends, b.state),
           ended_at = case when p_settled.ends is not null then p_at end, kept = p_settled.kept,
           removed = p_settled.removed
     where b.id = p_settled.counted_bonus;
  end if;
end $$;

-- Takes back what a settlement did to bonuses, before its money is taken back. A bonus that it ended is
-- active again. Returns null, or why it is refused: `bonus_active`, another bonus runs; `bonus_ended`, the
-- bonus that it paid into or ended is not as it left it, or its deposit is disputed.
create function promotions.undo_settlement(
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

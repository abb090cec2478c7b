-- Disputes of deposits, and the rewards that are based on them.

-- Moves `p_amount` of a released bonus from the player's cash back to the house, or from the house back to
-- cash where it is negative. The caller has locked the bonus.
create function promotions.claw(p_bonus promotions.bonus, p_amount bigint, p_at timestamptz)
returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_status ledger.status;
begin
  update promotions.bonus set clawed = clawed + p_amount, claws = claws + 1 where id = p_bonus.id;
  select p.status into v_status from ledger.post_batch(
    array[ledger.transaction(1, p_bonus.player_id, 'bonus_claw:' || p_bonus.id || ':' || p_bonus.claws + 1,
            sha256(uuid_send(p_bonus.id)))],
    array[case when p_amount > 0
      then ledger.leg(1, 1, 'bonus_end', 'cash', 'house:bonus', p_amount)
      else ledger.leg(1, 1, 'bonus_release', 'house:bonus', 'cash', -p_amount) end], p_at) p;
  if v_status <> 'created' then
    raise exception 'promotions: a claw-back was not posted (%)', v_status;
  end if;
end $$;

-- Takes back from cash what bonuses of disputed deposits released, as far as it is there.
create function promotions.collect_claws(p_player uuid, p_at timestamptz) returns void
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

-- A deposit is disputed: bonuses that are based on it end, and what they released is taken back. Called
-- before the deposit's own money moves. What a pending withdrawal holds is collected when it comes back.
create function promotions.reverse_deposit(p_player uuid, p_key text, p_at timestamptz)
returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into promotions.reversed_deposit as r (player_id, deposit_key, reversed_at)
  values (p_player, p_key, p_at)
  on conflict (player_id, deposit_key) do update
    set reversed_at = excluded.reversed_at, restored_at = null where r.restored_at is not null;
  perform from promotions.bonus where player_id = p_player and p_key = any (based_on) order by id
    for no key update;
  perform promotions.end_bonuses(
    array(select id from promotions.bonus
           where player_id = p_player and p_key = any (based_on) and state in ('active', 'held')),
    'cancelled', p_at);
  -- A withdrawal that comes back at this moment is before this, or sees the dispute.
  perform from promotions.locked_money(array[p_player]);
  perform promotions.collect_claws(p_player, p_at);
end $$;

-- The house won the dispute. What was taken back from cash returns once no deposit of the bonus is disputed,
-- and a bonus that was taken back unused may be taken again.
create function promotions.restore_deposit(p_player uuid, p_key text, p_at timestamptz) returns void
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

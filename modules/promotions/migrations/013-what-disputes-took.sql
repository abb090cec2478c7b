-- What disputes took from a player since `p_from` of money from before it: older deposits, and releases of older
-- bonuses. It left the balance and is no loss of play.
create function promotions.taken_back(p_player uuid, p_from timestamptz) returns bigint
language sql stable as $$
  select coalesce((
    select sum(d.amount) from promotions.reversed_deposit r
      join ledger.transfer d on d.owner = r.player_id and d.key = r.deposit_key and d.leg = 1
     where r.player_id = p_player and r.reversed_at > p_from and r.restored_at is null and d.at <= p_from
  ), 0)::bigint + coalesce((
    select sum(case t.debit when 'cash' then t.amount else -t.amount end)
      from promotions.bonus b
     cross join generate_series(1, b.claws) n
      join ledger.transfer t
        on t.owner = b.player_id and t.key = 'bonus_claw:' || b.id || ':' || n
       and t.leg = 1 and t.at > p_from
     where b.player_id = p_player and b.granted_at <= p_from
  ), 0)::bigint
$$;

-- Takes back from cash what bonuses of disputed deposits released, as far as it is there and was not taken.
create function promotions.collect_claws(p_player uuid, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_bonus promotions.bonus;
  v_cash bigint;
begin
  for v_bonus in
    select * from promotions.bonus b
     where b.player_id = p_player and b.kept > b.clawed
       and exists (
         select from promotions.reversed_deposit r
          where r.player_id = b.player_id and r.deposit_key = any (b.based_on) and r.restored_at is null)
     order by b.id for no key update of b
  loop
    select least(m.cash, v_bonus.kept - v_bonus.clawed) into v_cash
      from promotions.locked_money(array[p_player]) m;
    exit when v_cash = 0;
    perform promotions.claw(v_bonus, v_cash, p_at);
  end loop;
end $$;

-- As before; what a pending withdrawal holds is collected when it comes back.
create or replace function promotions.reverse_deposit(p_player uuid, p_key text, p_at timestamptz)
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
revoke execute on function promotions.taken_back, promotions.collect_claws from public;
grant execute on function promotions.taken_back, promotions.collect_claws to poyraz_app;

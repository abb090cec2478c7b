-- A bonus knows the deposits that it rests on, and a deposit that is disputed takes back what rests on it.

alter table promotions.bonus
  -- Ledger keys: the deposit that earned it, or the deposits that a loss bonus was computed on.
  add column based_on text[] not null default '{}',
  -- Taken back unused with a deposit whose dispute the house won: it counts as never taken.
  add column void boolean not null default false,
  -- Of `kept`: what was taken back from cash, in so many transactions.
  add column clawed bigint not null default 0,
  add column claws integer not null default 0,
  add constraint bonus_clawed_check check (clawed between 0 and kept);
drop index promotions.bonus_period;
drop index promotions.bonus_deposit;
create unique index bonus_period on promotions.bonus (player_id, offer_id, period) where not void;
create unique index bonus_deposit on promotions.bonus (player_id, deposit_key)
  where deposit_key is not null and not void;
update promotions.bonus b
   set based_on = case when b.deposit_key is not null then array[b.deposit_key] else array(
     select t.key from ledger.transfer t
      where t.owner = b.player_id and t.reason = 'deposit'
        and t.at > b.granted_at - interval '7 days' and t.at <= b.granted_at) end;

-- Why a player's waiting code ended without a bonus; null for a request to staff.
alter table promotions.request add column because text;
alter table promotions.request add check (because is null or state = 'cancelled');

-- As before; none is given beside a pending withdrawal: `withdrawal_open`.
create or replace function promotions.grant_bonus(p_bonus promotions.bonus) returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_status ledger.status;
begin
  perform promotions.end_bonuses(array(
    select b.id from promotions.bonus b
     where b.player_id = p_bonus.player_id and b.state = 'active'
       and b.expires_at <= p_bonus.granted_at), 'expired', p_bonus.granted_at);
  if exists (select from promotions.taken_out(p_bonus.player_id) o where not o.paid) then
    return 'withdrawal_open';
  end if;
  insert into promotions.bonus (id, player_id, offer_id, period, deposit_key, based_on, kind, state, amount,
    wagering, weights, max_stake, cash_out_max, sticky, flags, granted_at, expires_at, spin_game, spin_stake,
    spins, spins_left, spin_wagering)
  values (p_bonus.id, p_bonus.player_id, p_bonus.offer_id, p_bonus.period, p_bonus.deposit_key,
    p_bonus.based_on, p_bonus.kind, case p_bonus.kind when 'free_bet' then 'held' else 'active' end,
    p_bonus.amount, p_bonus.wagering, p_bonus.weights, p_bonus.max_stake, p_bonus.cash_out_max,
    p_bonus.sticky, p_bonus.flags, p_bonus.granted_at, p_bonus.expires_at, p_bonus.spin_game,
    p_bonus.spin_stake, p_bonus.spins, coalesce(p_bonus.spins, 0), p_bonus.spin_wagering)
  on conflict do nothing;
  if not found then
    return case when exists (
      select from promotions.bonus b where b.player_id = p_bonus.player_id and not b.void
         and (b.deposit_key = p_bonus.deposit_key
              or (b.offer_id, b.period) = (p_bonus.offer_id, p_bonus.period)))
      then 'bonus_taken' else 'bonus_active' end;
  end if;
  if p_bonus.kind <> 'money' then
    return 'granted';
  end if;
  select p.status into v_status from ledger.post_batch(
    array[row(1, p_bonus.player_id, 'bonus_grant:' || p_bonus.id, sha256(uuid_send(p_bonus.id)), 'TRY_PLAY')
            ::ledger.transaction_input],
    array[row(1, 1, 'bonus_grant', 'house:bonus', 'bonus', p_bonus.amount)::ledger.leg_input], p_bonus.granted_at) p;
  if v_status <> 'created' then
    raise exception 'promotions: a bonus was not posted (%)', v_status;
  end if;
  return 'granted';
end $$;

-- Moves `p_amount` of a released bonus from the player's cash back to the house, or from the house back to
-- cash where it is negative. The bonus's row is locked by the caller.
create function promotions.claw(p_bonus promotions.bonus, p_amount bigint, p_at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_status ledger.status;
begin
  update promotions.bonus set clawed = clawed + p_amount, claws = claws + 1 where id = p_bonus.id;
  select p.status into v_status from ledger.post_batch(
    array[row(1, p_bonus.player_id, 'bonus_claw:' || p_bonus.id || ':' || p_bonus.claws + 1,
            sha256(uuid_send(p_bonus.id)), 'TRY_PLAY')::ledger.transaction_input],
    array[case when p_amount > 0
      then row(1, 1, 'bonus_end', 'cash', 'house:bonus', p_amount)::ledger.leg_input
      else row(1, 1, 'bonus_release', 'house:bonus', 'cash', -p_amount)::ledger.leg_input end], p_at) p;
  if v_status <> 'created' then
    raise exception 'promotions: a claw-back was not posted (%)', v_status;
  end if;
end $$;
revoke execute on function promotions.claw from public;

-- A deposit is disputed: what rests on it ends, and of what it made cash as much as the player still has goes
-- back to the house. To be called before the deposit's own money moves.
create function promotions.reverse_deposit(p_player uuid, p_key text, p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_bonus promotions.bonus;
  v_cash bigint;
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
  select m.cash into v_cash from promotions.locked_money(array[p_player]) m;
  for v_bonus in
    select * from promotions.bonus
     where player_id = p_player and p_key = any (based_on) and kept > clawed order by id
  loop
    exit when v_cash = 0;
    perform promotions.claw(v_bonus, least(v_cash, v_bonus.kept - v_bonus.clawed), p_at);
    v_cash := v_cash - least(v_cash, v_bonus.kept - v_bonus.clawed);
  end loop;
end $$;

-- The house won the dispute: the deposit stands again. What was taken back from cash is cash again once no
-- deposit of its bonus is disputed; a bonus that was taken back unused may be taken anew.
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
       and not exists (
         select from promotions.reversed_deposit r
          where r.player_id = b.player_id and r.deposit_key = any (b.based_on) and r.restored_at is null)
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
revoke execute on function promotions.reverse_deposit, promotions.restore_deposit from public;
grant execute on function promotions.reverse_deposit, promotions.restore_deposit to poyraz_app;
revoke insert on promotions.reversed_deposit from poyraz_app;

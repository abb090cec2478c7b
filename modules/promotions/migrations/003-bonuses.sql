-- The beginning and the end of bonuses. Every function locks in one order: bonuses by player and id, then
-- accounts of the ledger by owner.

-- Locks the accounts of the players and returns their cash, bonus money and held cash.
create function promotions.locked_money(p_players uuid[])
returns table (player_id uuid, cash bigint, bonus bigint, held bigint)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform from ledger.account where owner = any (p_players)
   order by owner, currency, code for no key update;
  return query
  select p, coalesce(sum(a.balance) filter (where a.code = 'cash'), 0)::bigint,
         coalesce(sum(a.balance) filter (where a.code = 'bonus'), 0)::bigint,
         coalesce(sum(a.balance) filter (where a.code = 'held'), 0)::bigint
    from unnest(p_players) p
    left join ledger.account a on a.owner = p and a.currency = ledger.currency()
   group by p;
end $$;

-- Locks the bonuses that settlements of these players touch, then their accounts, so that a settlement of
-- several players waits for nobody who waits for it.
create function promotions.lock_rewards(p_players uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from promotions.bonus where player_id = any (p_players) and (state = 'active' or staked > 0)
   order by player_id, id for no key update;
  perform from promotions.locked_money(p_players);
end $$;

-- Ends open bonuses, `p_state` is cancelled or expired: their money returns to the house, cash stays. Returns
-- those that it ended.
create function promotions.end_bonuses(p_ids uuid[], p_state text, p_at timestamptz)
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

-- Grants a bonus. Returns `granted`, `bonus_taken` (the offer in this period, or another one for this
-- deposit), `bonus_active`, or `withdrawal_open` beside a pending withdrawal. An active bonus whose time is
-- over ends first. Only money is posted.
create function promotions.grant_bonus(p_bonus promotions.bonus) returns text
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
    array[ledger.transaction(1, p_bonus.player_id, 'bonus_grant:' || p_bonus.id, sha256(uuid_send(p_bonus.id)))],
    array[ledger.leg(1, 1, 'bonus_grant', 'house:bonus', 'bonus', p_bonus.amount)], p_bonus.granted_at) p;
  if v_status <> 'created' then
    raise exception 'promotions: a bonus was not posted (%)', v_status;
  end if;
  return 'granted';
end $$;

-- Locks the player's open bonuses that are not expired, and returns them, the active one first.
create function promotions.open_bonuses(p_player uuid, p_at timestamptz) returns setof uuid
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with locked as (
    select id, state from promotions.bonus
     where player_id = p_player and state in ('active', 'held') and expires_at > p_at
     order by id for no key update
  )
  select id from locked order by state, id
$$;

-- Money set aside, and transactions taken back. One at a time, each under the lock of its owner (L1).

-- I2: a known key is answered before anything else is checked.
create function ledger.is_known(p_owner uuid, p_key text) returns boolean language sql as $$
  select exists (select from ledger.transfer where owner = p_owner and key = p_key and leg = 1)
$$;

-- D2: moves `p_amount` from `p_source` to 'held' and stores the hold under the transaction's key.
create function ledger.place_hold(
  p_transaction ledger.transaction_input, p_source text, p_amount bigint, p_expires_at timestamptz,
  p_at timestamptz
) returns ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_leg ledger.leg_input := row(p_transaction.n, 1, 'hold', p_source, 'held', p_amount);
  v_posted ledger.posted;
begin
  if not ledger.is_instant(p_expires_at) then
    perform ledger.raise_malformed('the instant of expiry is out of range');
  end if;
  select * into v_posted from ledger.write(array[p_transaction], array[v_leg], 'hold', null, p_at);
  if v_posted.status = 'created' then
    insert into ledger.hold (owner, key, currency, source, amount, expires_at)
    values (p_transaction.owner, p_transaction.key, p_transaction.currency, p_source, p_amount, p_expires_at);
  end if;
  return v_posted;
end $$;

-- D3: returns why a hold cannot be closed in this way now, null if it can.
create function ledger.hold_fault(p_hold ledger.hold, p_kind ledger.kind, p_posted numeric, p_at timestamptz)
returns ledger.status language sql immutable as $$
  select case
    when p_hold.owner is null then 'hold_not_found'::ledger.status
    when p_hold.state = 'posted' then 'already_posted'
    when p_hold.state = 'released' then 'already_released'
    when p_hold.state = 'expired' then 'already_expired'
    when p_kind = 'expire' and (p_hold.expires_at is null or p_hold.expires_at > p_at) then 'hold_not_due'
    when p_kind = 'post_hold' and p_hold.expires_at <= p_at then 'hold_expired'
    when p_posted > p_hold.amount then 'exceeds_hold'
  end
$$;

-- D3: returns the legs that end a hold. Their debit is always 'held'; the rest returns to the source.
create function ledger.legs_of_end(
  p_n integer, p_hold ledger.hold, p_kind ledger.kind, p_legs ledger.leg_input[]
) returns ledger.leg_input[] language sql as $$
  select array_agg(row(p_n, leg, reason, 'held', credit, amount)::ledger.leg_input)
    from (select leg, reason, credit, amount from unnest(p_legs)
          union all
          select cardinality(p_legs) + 1, case p_kind when 'expire' then 'expire' else 'release' end,
                 p_hold.source, (p_hold.amount - coalesce(l.posted, 0))::bigint
            from (select sum(amount) as posted from unnest(p_legs)) l
           where p_hold.amount > coalesce(l.posted, 0)
             and (p_kind = 'post_hold') = (cardinality(p_legs) > 0)) l
$$;

-- D3: ends a hold: 'post_hold' spends it by its legs, 'release' and 'expire' have no legs and return all of
-- it. The currency is the hold's.
create function ledger.close_hold(
  p_transaction ledger.transaction_input, p_hold text, p_kind ledger.kind, p_legs ledger.leg_input[],
  p_at timestamptz
) returns ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_at timestamptz := coalesce(p_at, clock_timestamp());
  v_hold ledger.hold;
  v_legs ledger.leg_input[];
  v_posted numeric;
  v_result ledger.posted;
begin
  if not ledger.is_instant(p_at) then
    perform ledger.raise_malformed('the instant is out of range');
  end if;
  if p_kind is null or p_kind not in ('post_hold', 'release', 'expire')
    or (p_kind <> 'post_hold' and p_legs <> '{}') then
    perform ledger.raise_malformed('a hold is posted with legs, or released or expired without');
  end if;
  perform ledger.lock_owner(p_transaction.owner);
  select * into v_hold from ledger.hold where owner = p_transaction.owner and key = p_hold;
  select coalesce(sum(amount), 0) into v_posted from unnest(p_legs);
  v_result.n := p_transaction.n;
  v_result.status := ledger.hold_fault(v_hold, p_kind, v_posted, v_at);
  if v_result.status is not null and not ledger.is_known(p_transaction.owner, p_transaction.key) then
    return v_result;
  end if;

  v_legs := ledger.legs_of_end(p_transaction.n, v_hold, p_kind, p_legs);
  p_transaction.currency := coalesce(v_hold.currency, p_transaction.currency);
  select * into v_result from ledger.write(array[p_transaction], v_legs, p_kind, p_hold, v_at);
  if v_result.status = 'created' then
    update ledger.hold set state = case p_kind when 'post_hold' then 'posted' when 'release' then 'released'
                                               else 'expired' end
     where owner = p_transaction.owner and key = p_hold;
  end if;
  return v_result;
end $$;

-- R1: takes a posted transaction back, once, by its mirror: the legs in reverse order, each in the other
-- direction.
create function ledger.reverse_transaction(
  p_transaction ledger.transaction_input, p_target text, p_at timestamptz
)
returns ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_first ledger.transfer;
  v_legs ledger.leg_input[];
  v_result ledger.posted;
begin
  perform ledger.lock_owner(p_transaction.owner);
  select * into v_first from ledger.transfer where owner = p_transaction.owner and key = p_target and leg = 1;
  v_result.n := p_transaction.n;
  v_result.status := case
    when v_first.owner is null then 'transaction_not_found'::ledger.status
    when v_first.kind <> 'post' then 'not_reversible'
    when exists (select from ledger.reversal
                  where owner = p_transaction.owner and target = p_target) then 'already_reversed'
  end;
  if v_result.status is not null and not ledger.is_known(p_transaction.owner, p_transaction.key) then
    return v_result;
  end if;

  select array_agg(row(p_transaction.n, count - leg + 1, reason, credit, debit, amount)::ledger.leg_input)
    into v_legs
    from (select t.*, count(*) over () as count
            from ledger.legs_of(v_first.owner, v_first.key, v_first.seq) t) l;
  p_transaction.currency := coalesce(v_first.currency, p_transaction.currency);
  select * into v_result from ledger.write(array[p_transaction], v_legs, 'reverse', p_target, p_at);
  return v_result;
end $$;

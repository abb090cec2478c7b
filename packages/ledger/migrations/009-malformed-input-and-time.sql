-- The doors refuse malformed input, whoever connects (J6), and take the database's own time where they are
-- given none (J5). What they decide and write is as before: `ledger.write`.

-- An instant outside these bounds is no time at which money moves: `infinity` would date everything after it, too.
create function ledger.is_instant(p_at timestamptz) returns boolean language sql immutable as $$
  select p_at >= '1970-01-01T00:00Z'::timestamptz and p_at < '2200-01-01T00:00Z'::timestamptz
$$;
alter table ledger.transfer add check (at >= '1970-01-01T00:00Z' and at < '2200-01-01T00:00Z');
alter table ledger.account add check (moved_at >= '1970-01-01T00:00Z' and moved_at < '2200-01-01T00:00Z');
alter table ledger.hold add check (expires_at >= '1970-01-01T00:00Z' and expires_at < '2200-01-01T00:00Z');
alter table ledger.house_account add check (opened_at >= '1970-01-01T00:00Z' and opened_at < '2200-01-01T00:00Z');

-- J5: the first accounts of an owner are made one after the other. Until an owner has an account there is no
-- row to lock, and two transactions could be numbered in one order and dated in the other.
create function ledger.lock_newcomer() returns trigger language plpgsql
  set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger.account'), hashtext(new.owner::text));
  return new;
end $$;
create trigger lock_newcomer before insert on ledger.account
  for each row execute function ledger.lock_newcomer();

create function ledger.raise_malformed(p_what text) returns void language plpgsql as $$
begin
  raise exception 'ledger: malformed input: %', p_what using errcode = 'invalid_parameter_value';
end $$;

-- J6: a call that contradicts itself is a bug of its caller and fails; nothing of it is written. What is left
-- here to the tables' own constraints: gaps in the numbers of legs, and the lengths of reasons.
create function ledger.check_input(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[], p_at timestamptz
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_numbers integer[];
  v_distinct bigint;
  v_malformed boolean;
begin
  if p_at is not null and not ledger.is_instant(p_at) then
    perform ledger.raise_malformed('the instant is out of range');
  end if;
  select array_agg(n), count(distinct n), bool_or(num_nulls(owner, key, input_hash, currency) > 0
      or octet_length(key) not between 1 and 96 or octet_length(input_hash) <> 32)
    into v_numbers, v_distinct, v_malformed from unnest(p_transactions);
  if p_transactions is null or v_distinct <> cardinality(p_transactions) then
    perform ledger.raise_malformed('members of a batch have numbers of their own');
  elsif v_malformed then
    perform ledger.raise_malformed('a transaction has an owner, a key, a hash and a currency');
  end if;
  select count(distinct n::bigint << 32 | leg), bool_or(num_nulls(n, leg, reason, debit, credit) > 0
      or leg < 1 or n <> all (v_numbers))
    into v_distinct, v_malformed from unnest(p_legs);
  if p_legs is null or v_malformed or (v_numbers is null and cardinality(p_legs) > 0) then
    perform ledger.raise_malformed('a leg has a member of the batch, a number from 1 on, a reason and two accounts');
  elsif v_distinct <> cardinality(p_legs) then
    perform ledger.raise_malformed('legs of a transaction have numbers of their own');
  end if;
end $$;

create or replace function ledger.post_batch(
  p_transactions ledger.transaction_input[], p_legs ledger.leg_input[], p_at timestamptz
) returns setof ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform ledger.check_input(p_transactions, p_legs, p_at);
  return query select * from ledger.write(p_transactions, p_legs, 'post', null, coalesce(p_at, clock_timestamp()));
end $$;

create or replace function ledger.open_house(p_currency text, p_code text, p_at timestamptz)
returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into ledger.house_account (currency, code, opened_at)
  values (p_currency, p_code, coalesce(p_at, clock_timestamp()))
  on conflict do nothing
$$;

create or replace function ledger.place_hold(
  p_transaction ledger.transaction_input, p_source text, p_amount bigint, p_expires_at timestamptz,
  p_at timestamptz
) returns ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_leg ledger.leg_input := row(p_transaction.n, 1, 'hold', p_source, 'held', p_amount);
  v_posted ledger.posted;
begin
  perform ledger.check_input(array[p_transaction], array[v_leg], p_at);
  if p_expires_at is not null and not ledger.is_instant(p_expires_at) then
    perform ledger.raise_malformed('the instant of expiry is out of range');
  end if;
  select * into v_posted from ledger.write(
    array[p_transaction], array[v_leg], 'hold', null, coalesce(p_at, clock_timestamp()));
  if v_posted.status = 'created' then
    insert into ledger.hold (owner, key, currency, source, amount, expires_at)
    values (p_transaction.owner, p_transaction.key, p_transaction.currency, p_source, p_amount, p_expires_at);
  end if;
  return v_posted;
end $$;

-- D3: a release and an expiry have no legs: all of the money returns.
create or replace function ledger.close_hold(
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
  perform ledger.check_input(array[p_transaction], p_legs, p_at);
  if not coalesce(p_kind = 'post_hold' or (p_kind in ('release', 'expire') and cardinality(p_legs) = 0), false) then
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

-- D3: the legs of the end of a hold. Their debit is always 'held', and what they leave returns to the source.
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

create or replace function ledger.reverse_transaction(
  p_transaction ledger.transaction_input, p_target text, p_at timestamptz
)
returns ledger.posted language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_first ledger.transfer;
  v_legs ledger.leg_input[];
  v_result ledger.posted;
begin
  perform ledger.check_input(array[p_transaction], '{}', p_at);
  perform ledger.lock_owner(p_transaction.owner);
  select * into v_first from ledger.transfer where owner = p_transaction.owner and key = p_target and leg = 1;
  v_result.n := p_transaction.n;
  v_result.status := case
    when v_first.owner is null then 'transaction_not_found'::ledger.status
    when v_first.kind <> 'post' then 'not_reversible'
    when exists (select from ledger.transfer where owner = p_transaction.owner and link = p_target
                    and kind = 'reverse' and leg = 1) then 'already_reversed'
  end;
  if v_result.status is not null and not ledger.is_known(p_transaction.owner, p_transaction.key) then
    return v_result;
  end if;

  select array_agg(row(p_transaction.n, count - leg + 1, reason, credit, debit, amount)::ledger.leg_input)
    into v_legs
    from (select t.*, count(*) over () as count from ledger.transfer t
           where owner = v_first.owner and at = v_first.at and key = v_first.key) l;
  p_transaction.currency := coalesce(v_first.currency, p_transaction.currency);
  select * into v_result from ledger.write(
    array[p_transaction], v_legs, 'reverse', p_target, coalesce(p_at, clock_timestamp()));
  return v_result;
end $$;

revoke execute on function ledger.is_instant, ledger.lock_newcomer, ledger.raise_malformed,
  ledger.check_input, ledger.legs_of_end from public;

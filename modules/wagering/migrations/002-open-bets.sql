-- Bets that stay open: their stake waits in the escrow of the player, the ledger account `stake:<product>`,
-- whose balance is the sum of the open stakes. There is one account per product and not per bet, because each
-- posting locks all accounts of its owner.

create table wagering.bet (
  id uuid primary key,
  player_id uuid not null,
  -- The key of the call that placed it, and of its transaction in the ledger.
  key text not null,
  product text not null,
  item text not null,
  game text not null,
  -- The house's account that takes the stake and pays the win at the settlement.
  house text not null check (house like 'house:%'),
  -- The stake by the money that paid it, and the part that is not settled.
  cash bigint not null check (cash >= 0),
  bonus bigint not null check (bonus >= 0),
  free bigint not null check (free >= 0),
  open_cash bigint not null check (open_cash between 0 and cash),
  open_bonus bigint not null check (open_bonus between 0 and bonus),
  open_free bigint not null check (open_free between 0 and free),
  -- The bonus that it was placed with, whichever money paid it, or the free bet that paid `free`.
  bonus_id uuid,
  settlements integer not null default 0,
  state text not null generated always as
    (case when open_cash + open_bonus + open_free > 0 then 'open' else 'closed' end) stored,
  placed_at timestamptz not null,
  check (cash + bonus + free > 0),
  unique (player_id, key)
) with (fillfactor = 80);
create index bet_history on wagering.bet (player_id, placed_at desc, id);

-- The end of a bet or of a part of it. A row that was rolled back has no effect.
create table wagering.settlement (
  bet_id uuid not null references wagering.bet,
  number integer not null,
  player_id uuid not null,
  key text not null,
  kind text not null check (kind in ('settle', 'void', 'cash_out')),
  -- The ended part of the stake by its funds, and the payout for it.
  cash bigint not null,
  bonus bigint not null,
  free bigint not null,
  win bigint not null check (win >= 0),
  -- Amounts paid to the player's cash and bonus, including the stake of a void bet.
  to_cash bigint not null,
  to_bonus bigint not null,
  -- The bonus that it touched, the progress of its wagering, and how it ended that bonus.
  counted_bonus uuid,
  progress_bp numeric not null,
  ended text,
  at timestamptz not null,
  rolled_back_at timestamptz,
  primary key (bet_id, number),
  unique (player_id, key)
);
grant select on wagering.bet, wagering.settlement to poyraz_app;

-- A bet to open. `id` becomes its id; a repeated key returns the id of its bet.
create type wagering.open_input as (
  id uuid, player_id uuid, epoch bigint, product text, item text, game text, house text, key text,
  input_hash bytea, stake bigint, free_bet uuid
);
create type wagering.opened as (
  n integer, status text, id uuid, balance_after bigint
);

-- The money that paid a stake. Without legs cash paid all of it.
create function wagering.paid_by(p_legs ledger.leg_input[], p_stake bigint)
returns table (cash bigint, bonus bigint, free bigint)
language sql immutable as $$
  select case when p_legs is null then p_stake
           else coalesce(sum(amount) filter (where reason = 'bet' and debit = 'cash'), 0)::bigint end,
         coalesce(sum(amount) filter (where reason = 'bet' and debit = 'bonus'), 0)::bigint,
         coalesce(sum(amount) filter (where reason = 'free_bet'), 0)::bigint
    from unnest(p_legs)
$$;

-- The bet that a key placed. Volatile, so that it sees a bet that another server committed while the calling
-- statement waited for the player's accounts.
create function wagering.find_bet(p_player uuid, p_key text) returns uuid language plpgsql volatile as $$
begin
  return (select id from wagering.bet where player_id = p_player and key = p_key);
end $$;

-- Opens bets of different players, each whole or not at all. `p_cash_only`: neither a bonus nor a free bet
-- pays. Answers in the order of the input, from 1.
create function wagering.open_bets(
  p_bets wagering.open_input[], p_cash_only boolean, p_at timestamptz)
returns setof wagering.opened
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (
    select b.*, b.place::integer as n from unnest(p_bets) with ordinality as b (id, player_id, epoch, product,
      item, game, house, key, input_hash, stake, free_bet, place)
  ), placed as materialized (
    select * from wagering.place(
      array(select row(a.n, a.player_id, a.epoch, a.product, a.item, a.game, 'stake:' || a.product, a.key,
                       a.input_hash, a.stake, 0, false, a.free_bet, true, p_cash_only, null)
                     ::wagering.bet_input
              from asked a order by a.n), p_at)
  ), written as (
    insert into wagering.bet (id, player_id, key, product, item, game, house, cash, bonus, free, open_cash,
      open_bonus, open_free, bonus_id, placed_at)
    select a.id, a.player_id, a.key, a.product, a.item, a.game, a.house, m.cash, m.bonus, m.free, m.cash,
      m.bonus, m.free, p.bonus_id, p_at
    from placed p join asked a using (n) cross join lateral wagering.paid_by(p.legs, a.stake) m
    where p.status = 'created'
  )
  select p.n, p.status,
    case p.status when 'created' then a.id
      when 'exists' then wagering.find_bet(a.player_id, a.key) end,
    p.balance_after
  from placed p join asked a using (n) order by p.n;
end $$;

-- Opens the bets of a table, all or none. If one is refused, the others get `table_refused`. Only cash pays:
-- players win each other's stakes, so a bonus would become another player's cash.
create function wagering.open_table(p_bets wagering.open_input[], p_at timestamptz)
returns setof wagering.opened
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_opened wagering.opened[];
begin
  begin
    v_opened := array(select o from wagering.open_bets(p_bets, true, p_at) o);
    if exists (select from unnest(v_opened) o where o.status not in ('created', 'exists')) then
      raise exception 'wagering: a bet of the table is refused' using errcode = 'WG001';
    end if;
  exception when sqlstate 'WG001' then
    -- The exception rolls this block back; the returned rows remain.
    return query select o.n, case o.status when 'created' then 'table_refused' else o.status end, null::uuid,
      null::bigint from unnest(v_opened) o;
    return;
  end;
  return query select * from unnest(v_opened);
end $$;

revoke execute on function wagering.paid_by, wagering.find_bet, wagering.open_bets, wagering.open_table
  from public;
grant execute on function wagering.paid_by, wagering.open_bets, wagering.open_table to poyraz_app;

-- Bonuses, waiting codes, requests to staff, and deposits that were taken back.

create schema promotions;
grant usage on schema promotions to poyraz_app;

-- A bonus with the terms of the moment it was granted. Only the functions of this module write it.
create table promotions.bonus (
  id uuid primary key,
  player_id uuid not null,
  offer_id integer not null check (offer_id > 0),
  -- `once`, a day or a week: an offer is taken once for each.
  period text not null,
  -- Ledger key of the deposit that earned it: one deposit earns one bonus.
  deposit_key text,
  amount bigint not null,
  -- The weighted stakes that it requires. Progress is in kuruş times basis points, so that nothing is
  -- rounded.
  wagering bigint not null,
  progress_bp numeric not null default 0 check (progress_bp >= 0),
  -- Basis points of a stake that count, by `product` or `product:game`.
  weights jsonb not null,
  max_stake bigint not null check (max_stake > 0),
  -- The maximum that becomes cash.
  cash_out_max bigint not null check (cash_out_max > 0),
  -- Its own amount returns to the house at release.
  sticky boolean not null,
  -- Risk marks for staff.
  flags text[] not null,
  state text not null default 'active',
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  ended_at timestamptz,
  -- At its end: what became cash, and what returned to the house.
  kept bigint not null default 0 check (kept >= 0),
  removed bigint not null default 0 check (removed >= 0),
  kind text not null default 'money' check (kind in ('money', 'spins', 'free_bet')),
  -- Free spins: rounds of one game at one stake. A win adds `spin_wagering` times itself to `wagering`.
  spin_game text,
  spin_stake bigint check (spin_stake > 0),
  spins integer check (spins > 0),
  spins_left integer not null default 0,
  spin_wagering integer check (spin_wagering > 0),
  -- Ledger keys: the deposit that earned it, or those that a loss bonus was computed on.
  based_on text[] not null default '{}',
  -- Taken back unused, with a deposit whose dispute the house won: the offer may be taken again.
  void boolean not null default false,
  -- The part of `kept` that was taken back from cash, and the number of transactions that did it.
  clawed bigint not null default 0,
  claws integer not null default 0,
  -- Bonus money in open bets.
  staked bigint not null default 0 check (staked >= 0),
  constraint bonus_amount_check check (amount > 0 or (kind = 'spins' and amount = 0)),
  constraint bonus_wagering_check check (wagering > 0 or (kind <> 'money' and wagering = 0)),
  constraint bonus_state_check
    check (state in ('active', 'held', 'released', 'spent', 'expired', 'cancelled')),
  constraint bonus_held_check check (state <> 'held' or kind = 'free_bet'),
  constraint bonus_ended_check check ((ended_at is null) = (state in ('active', 'held'))),
  constraint bonus_of_spins_check check (
    num_nulls(spin_game, spin_stake, spins, spin_wagering) = case kind when 'spins' then 0 else 4 end
    and spins_left between 0 and coalesce(spins, 0)),
  constraint bonus_clawed_check check (clawed between 0 and kept)
) with (fillfactor = 80);
create unique index bonus_period on promotions.bonus (player_id, offer_id, period) where not void;
create unique index bonus_deposit on promotions.bonus (player_id, deposit_key)
  where deposit_key is not null and not void;
-- The money on the ledger account `bonus` is that of the one active bonus.
create unique index bonus_active on promotions.bonus (player_id) where state = 'active';
create index bonus_due on promotions.bonus (expires_at) where state in ('active', 'held');
create index bonus_history on promotions.bonus (player_id, granted_at desc, id);
create index bonus_flagged on promotions.bonus (granted_at desc) where flags <> '{}';
grant select on promotions.bonus to poyraz_app;

-- Waiting codes: offers that a deposit is to take.
create table promotions.attached (
  player_id uuid not null,
  offer_id integer not null check (offer_id > 0),
  attached_at timestamptz not null,
  -- When a claim was last refused; the rows that were not tried for longest come first.
  tried_at timestamptz not null,
  -- Ledger key of the deposit that it waits for; '' waits for the player's first.
  deposit_key text not null,
  primary key (player_id, deposit_key)
);
create index attached_tried on promotions.attached (tried_at);
grant select, insert, update, delete on promotions.attached to poyraz_app;

-- Requests of players for offers that staff grant, and waiting codes that ended.
create table promotions.request (
  id uuid primary key,
  player_id uuid not null,
  offer_id integer not null check (offer_id > 0),
  note text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'cancelled')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- The bonus that was granted for it.
  bonus_id uuid,
  -- The proposal of the first of two members of staff. An approved request without one was decided by one.
  proposed_by text,
  proposed_amount bigint check (proposed_amount > 0),
  -- Why a waiting code ended without a bonus; null for a request to staff.
  because text,
  check ((decided_at is null) = (state = 'pending')),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check (num_nulls(proposed_by, proposed_amount) in (0, 2)),
  check (because is null or state = 'cancelled')
);
create unique index request_pending on promotions.request (player_id, offer_id) where state = 'pending';
create index request_history on promotions.request (player_id, created_at desc, id);
create index request_decided on promotions.request (decided_by, decided_at) where state = 'approved';
grant select, insert, update on promotions.request to poyraz_app;

-- Decisions of staff, in the transaction of what they changed.
create table promotions.staff_action (
  id bigint generated always as identity primary key,
  staff text not null,
  action text not null,
  request_id uuid not null,
  details jsonb not null,
  at timestamptz not null
);
grant select, insert on promotions.staff_action to poyraz_app;

-- Disputed deposits by their ledger keys; `restored_at`: the house won the dispute, and the deposit stands
-- again.
create table promotions.reversed_deposit (
  player_id uuid not null,
  deposit_key text not null,
  reversed_at timestamptz not null,
  restored_at timestamptz,
  primary key (player_id, deposit_key)
);
grant select on promotions.reversed_deposit to poyraz_app;

-- True if a deposit that the reward is based on is disputed.
create function promotions.is_disputed(b promotions.bonus) returns boolean
language sql stable as $$
  select exists (
    select from promotions.reversed_deposit r
     where r.player_id = b.player_id and r.deposit_key = any (b.based_on) and r.restored_at is null)
$$;

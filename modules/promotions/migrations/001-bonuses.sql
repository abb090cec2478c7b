create schema promotions;
grant usage on schema promotions to poyraz_app;

-- A bonus that a player took, under the terms of that moment. A player has one active bonus at most, so what
-- stands on the ledger account `bonus` is the money of that one. Written by the functions below alone.
create table promotions.bonus (
  id uuid primary key,
  player_id uuid not null,
  offer_id integer not null check (offer_id > 0),
  -- What the offer was taken for: `once`, a day, a week. Once for each.
  period text not null,
  -- The deposit's key in the ledger: one deposit earns one bonus.
  deposit_key text,
  amount bigint not null check (amount > 0),
  -- Stakes to play, by weight; progress is counted in kuruş times basis points, so that nothing is rounded.
  wagering bigint not null check (wagering > 0),
  progress_bp numeric not null default 0 check (progress_bp >= 0),
  weights jsonb not null,
  max_stake bigint not null check (max_stake > 0),
  cash_out_max bigint not null check (cash_out_max > 0),
  sticky boolean not null,
  -- For staff to look at: `shared_device`, `same_person`.
  flags text[] not null,
  state text not null default 'active'
    check (state in ('active', 'released', 'spent', 'expired', 'cancelled')),
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  ended_at timestamptz,
  kept bigint not null default 0 check (kept >= 0),
  removed bigint not null default 0 check (removed >= 0),
  check ((ended_at is null) = (state = 'active'))
) with (fillfactor = 80);
create unique index bonus_period on promotions.bonus (player_id, offer_id, period);
create unique index bonus_deposit on promotions.bonus (player_id, deposit_key) where deposit_key is not null;
create unique index bonus_active on promotions.bonus (player_id) where state = 'active';
create index bonus_due on promotions.bonus (expires_at) where state = 'active';
create index bonus_history on promotions.bonus (player_id, granted_at desc, id);
grant select on promotions.bonus to poyraz_app;

-- What offers and tickets are judged by, without reading a player's bets.
create index transfer_funding on ledger.transfer (owner, at, seq)
  where reason in ('deposit', 'withdrawal', 'bonus_grant');

-- An offer that is taken by itself with the next deposit that fits: asked for with a code.
create table promotions.attached (
  player_id uuid primary key,
  offer_id integer not null check (offer_id > 0),
  attached_at timestamptz not null,
  -- When it was last found that it cannot be taken yet: others come first then.
  tried_at timestamptz not null
);
create index attached_tried on promotions.attached (tried_at);
grant select, insert, update, delete on promotions.attached to poyraz_app;

create table promotions.request (
  id uuid primary key,
  player_id uuid not null,
  offer_id integer not null check (offer_id > 0),
  note text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused', 'cancelled')),
  reason text not null default '',
  created_at timestamptz not null,
  decided_at timestamptz,
  -- Who of the staff decided, and the bonus that came of it.
  decided_by text,
  bonus_id uuid,
  check ((decided_at is null) = (state = 'pending')),
  check ((state in ('approved', 'refused')) = (decided_by is not null))
);
create unique index request_pending on promotions.request (player_id, offer_id) where state = 'pending';
create index request_history on promotions.request (player_id, created_at desc, id);
grant select, insert, update on promotions.request to poyraz_app;

-- Every decision of staff, beside what it changed.
create table promotions.staff_action (
  id bigint generated always as identity primary key,
  staff text not null,
  action text not null,
  request_id uuid not null,
  details jsonb not null,
  at timestamptz not null
);
grant select, insert on promotions.staff_action to poyraz_app;

-- Deposits and withdrawals: one row per payment, its steps, and the providers' events.

create schema cashier;
grant usage on schema cashier to poyraz_app;

-- The request never changes. The state advances, and every step is kept.
create table cashier.payment (
  id uuid primary key,
  player_id uuid not null,
  direction smallint not null check (direction in (1, 2)),
  method_id integer not null check (method_id > 0),
  provider text not null,
  amount bigint not null check (amount between 1 and 9007199254740991),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency ledger.currency not null default ledger.currency(),
  account text not null,          -- receives the money: the house's, or for a withdrawal the player's
  reference text not null,        -- the reference text of the transfer
  details jsonb not null,         -- the fields of the method's form, without secrets
  flags text[] not null default '{}',
  created_at timestamptz not null,
  state text not null,
  changed_at timestamptz not null,
  provider_ref text,
  redirect_url text,
  attempts integer not null default 0,
  owed bigint not null default 0 check (owed >= 0), -- taken back by a bank beyond the player's balance
  due_at timestamptz,             -- when background work handles it next; null: never
  -- Shown to the payer beyond the provider's page: a code to scan, or an address and a fixed rate.
  pay_to jsonb,
  -- Amount that a payout paid if it is less than requested; the rest returned to the player.
  paid_out bigint
    check (paid_out is null or direction = 2 and paid_out between 1 and amount - fee - 1),
  -- How often a deposit was disputed; after the house won it may be disputed again.
  chargebacks integer not null default 0 check (chargebacks >= 0),
  -- The most that a provider reported as paid for a parked deposit; this much goes back if it is sent back.
  received bigint
    check (received is null or (direction = 1 and received > 0)),
  -- A payout that its bank sent back is `returned`; one that was paid differently than requested waits in
  -- `pending_review`, as such a deposit does.
  constraint payment_state check (state = any (case direction
    when 1 then array['created', 'awaiting_payment', 'pending_review', 'approved', 'rejected', 'expired',
                      'cancelled', 'reversed']
    else array['requested', 'in_review', 'approved', 'pending_review', 'paid', 'rejected', 'cancelled',
               'returned'] end))
);
create index payment_player on cashier.payment (player_id, created_at desc, id desc);
create index payment_due on cashier.payment (due_at) where due_at is not null;
create index payment_owed on cashier.payment (player_id) where owed > 0;
create unique index payment_ref on cashier.payment (provider, provider_ref);
-- Payments that wait for staff, oldest first.
create index payment_waiting on cashier.payment (created_at, id)
  where state in ('requested', 'in_review', 'pending_review');
grant select, insert, update (state, changed_at, provider_ref, redirect_url, attempts, due_at, owed, flags,
  pay_to, paid_out, chargebacks, received) on cashier.payment to poyraz_app;

-- Actor, time and note of each step of a payment. The player sees it without the actor; staff audit it.
create table cashier.payment_step (
  payment_id uuid not null references cashier.payment,
  n integer not null check (n > 0),
  state text not null,
  at timestamptz not null,
  actor text not null,            -- 'player', 'system', 'provider:<id>', 'staff:<name>'
  note text not null,
  -- The debt that was settled, or is proposed to be: both people agree to one amount.
  owed bigint check (owed > 0),
  -- Proposed by the first of two people: to send a parked deposit back to its payer, or to give a deposit
  -- back to its player because the house won the dispute.
  proposal text check (proposal in ('send_back', 'give_back')),
  primary key (payment_id, n)
);
grant select, insert on cashier.payment_step to poyraz_app;

-- A provider's event counts once, whatever a repetition of it says.
create table cashier.payment_event (
  provider text not null,
  event_id text not null,
  body_hash text not null,
  payment_id uuid,                -- null: not ours
  kind text not null,
  amount bigint not null,
  outcome text not null check (outcome in ('applied', 'ignored', 'parked')),
  reason text not null,
  received_at timestamptz not null,
  -- Staff member who handled an event that waited for a person, and the reason why it is done.
  handled_at timestamptz,
  handled_by text check (handled_by ~ '^staff:'),
  handled_note text check (trim(handled_note) <> ''),
  primary key (provider, event_id),
  check ((handled_at is null) = (handled_by is null) and (handled_at is null) = (handled_note is null))
);
create index payment_event_parked on cashier.payment_event (received_at)
  where outcome = 'parked' and handled_at is null;
grant select, insert, update (handled_at, handled_by, handled_note) on cashier.payment_event to poyraz_app;

-- A player's picture of the receipt of a transfer: an encrypted file outside the database, under a random
-- name.
create table cashier.receipt (
  payment_id uuid primary key references cashier.payment,
  file text not null unique check (file ~ '^[A-Za-z0-9]{26}$'),
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null
);
grant select, insert, update on cashier.receipt to poyraz_app;

-- Nightly reconciliations, each once for all servers. `finished_at` stays null if the server that ran it
-- died.
create table cashier.night (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  differences integer check (differences >= 0)
);
grant select, insert, update (started_at, finished_at, differences) on cashier.night to poyraz_app;

-- Payments that count in a threshold: none that were refused or returned.
create view cashier.counted_payment as
  select player_id, direction, method_id, created_at, coalesce(paid_out + fee, amount) as amount
    from cashier.payment
   where state not in ('rejected', 'cancelled', 'expired', 'returned', 'reversed');
grant select on cashier.counted_payment to poyraz_app;

-- Returns the rest of a maximum for a player's deposits (1) or withdrawals (2) by these methods, in kuruş;
-- negative if it is exceeded. Thresholds are judged over their window, not per transfer. p_day_of: only the
-- day of this instant in Istanbul counts; null is lifetime. The gate is the one lock per player, held until
-- the transaction ends: parallel requests are judged one after the other.
create function cashier.left_of(p_player uuid, p_direction integer, p_methods integer[],
  p_day_of timestamptz, p_max bigint)
returns bigint language plpgsql volatile as $$
begin
  perform compliance.lock_gates(array[p_player]);
  return p_max - (
    select coalesce(sum(amount), 0)
      from cashier.counted_payment
     where player_id = p_player and direction = p_direction and method_id = any (p_methods)
       and (p_day_of is null or created_at >= date_trunc('day', p_day_of, 'Europe/Istanbul')));
end $$;

-- Returns true if the player has requested this many deposits (1) or withdrawals (2) on the day of an instant
-- in Istanbul, whatever became of them. Holds the gate as `left_of` does.
create function cashier.is_day_full(p_player uuid, p_direction integer, p_at timestamptz, p_max integer)
returns boolean language plpgsql volatile as $$
begin
  perform compliance.lock_gates(array[p_player]);
  return p_max <= (
    select count(*) from (
      select from cashier.payment
       where player_id = p_player and direction = p_direction
         and created_at >= date_trunc('day', p_at, 'Europe/Istanbul')
       limit p_max) of_day);
end $$;

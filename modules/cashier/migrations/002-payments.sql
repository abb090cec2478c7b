-- Money on its way in and out: one row per deposit or withdrawal, its steps, and what providers told us.

-- What was asked for never changes; the state goes on, and every step of it is kept.
create table cashier.payment (
  id uuid primary key,
  player_id uuid not null,
  direction smallint not null check (direction in (1, 2)),
  method_id integer not null check (method_id > 0),
  provider text not null,
  amount bigint not null check (amount between 1 and 9007199254740991),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null default 'TRY_PLAY' check (currency = 'TRY_PLAY'),
  account text not null,          -- paid into: the house's, or for a withdrawal the player's
  reference text not null,        -- what the payment carries
  details jsonb not null,         -- the fields of the method's form, without secrets
  flags text[] not null default '{}',
  created_at timestamptz not null,
  state text not null,
  changed_at timestamptz not null,
  provider_ref text,
  redirect_url text,
  attempts integer not null default 0,
  owed bigint not null default 0 check (owed >= 0), -- taken back by a bank when the player had no more
  due_at timestamptz,             -- when background work looks at it; null is never
  check (state = any (case direction
    when 1 then array['created', 'awaiting_payment', 'pending_review', 'approved', 'rejected', 'expired',
                      'cancelled', 'reversed']
    else array['requested', 'in_review', 'approved', 'paid', 'rejected', 'cancelled'] end))
);
create index payment_player on cashier.payment (player_id, created_at desc, id desc);
create index payment_due on cashier.payment (due_at) where due_at is not null;
create index payment_owed on cashier.payment (player_id) where owed > 0;
create unique index payment_ref on cashier.payment (provider, provider_ref);
grant select, insert, update (state, changed_at, provider_ref, redirect_url, attempts, due_at, owed)
  on cashier.payment to poyraz_app;

-- Who did what to a payment, and when: shown to the player without the actor, and the audit of the staff.
create table cashier.payment_step (
  payment_id uuid not null references cashier.payment,
  n integer not null check (n > 0),
  state text not null,
  at timestamptz not null,
  actor text not null,            -- 'player', 'system', 'provider:<id>', 'staff:<name>'
  note text not null,
  primary key (payment_id, n)
);
grant select, insert on cashier.payment_step to poyraz_app;

-- An event of a provider counts once, whatever it says when it comes again.
create table cashier.payment_event (
  provider text not null,
  event_id text not null,
  body_hash text not null,
  payment_id uuid,                -- null: not one of ours
  kind text not null,
  amount bigint not null,
  outcome text not null check (outcome in ('applied', 'ignored', 'parked')),
  reason text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_parked on cashier.payment_event (received_at) where outcome = 'parked';
grant select, insert on cashier.payment_event to poyraz_app;

-- A card is known by keyed hashes of its code and its PIN; it pays once.
create table cashier.prepaid_card (
  id uuid primary key,
  code_hash text not null unique,
  pin_hash text not null,
  last_digits text not null,
  amount bigint not null check (amount between 1 and 9007199254740991),
  issued_at timestamptz not null,
  player_id uuid,
  payment_id uuid unique references cashier.payment,
  used_at timestamptz,
  hidden boolean not null default false,
  check ((payment_id is null) = (player_id is null) and (payment_id is null) = (used_at is null))
);
create index prepaid_card_player on cashier.prepaid_card (player_id) where player_id is not null;
grant select, insert, update (player_id, payment_id, used_at, hidden) on cashier.prepaid_card to poyraz_app;

create table cashier.prepaid_guard (
  player_id uuid primary key,
  failures integer not null,
  locked_until timestamptz
);
grant select, insert, update on cashier.prepaid_guard to poyraz_app;

-- The sandbox provider's own books. Nothing but the sandbox reads them.
create table cashier.sandbox_payment (
  ref text primary key,
  payment_id uuid not null unique,
  direction smallint not null check (direction in (1, 2)),
  amount bigint not null check (amount > 0),
  currency text not null,
  account text not null,
  return_url text not null,
  state text not null check (state in ('open', 'paid', 'failed', 'refunded', 'charged_back')),
  paid_amount bigint not null default 0,
  changed_at timestamptz not null
);
grant select, insert, update (state, paid_amount, changed_at) on cashier.sandbox_payment to poyraz_app;

create table cashier.sandbox_event (
  event_id text primary key,
  ref text not null references cashier.sandbox_payment,
  body text not null,
  copies integer not null check (copies > 0),
  due_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_event_due on cashier.sandbox_event (due_at) where delivered_at is null;
grant select, insert, update (due_at, delivered_at) on cashier.sandbox_event to poyraz_app;

-- The sandbox provider's own books. Only the sandbox reads them.

-- Orders. `reference` and `pay_to` are those of the request: the reconciliation compares the reference with
-- ours, and a repeated order gets the same answer.
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
  changed_at timestamptz not null,
  reference text not null,
  pay_to jsonb
);
grant select, insert, update (state, paid_amount, changed_at) on cashier.sandbox_payment to poyraz_app;

-- Events that are to be delivered, `copies` times each.
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

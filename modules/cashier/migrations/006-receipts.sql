-- A player's picture of the receipt of a transfer: a sealed file outside the database, under a random name.
create table cashier.receipt (
  payment_id uuid primary key references cashier.payment,
  file text not null unique check (file ~ '^[A-Za-z0-9]{26}$'),
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null
);
grant select, insert, update on cashier.receipt to poyraz_app;

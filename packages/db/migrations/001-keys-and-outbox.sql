-- What the application may do is granted table by table; it has no right by default.
grant usage on schema db to poyraz_app;

-- Keys live as long as the ledger: a repeated write gets its first answer (protocol, part 2).
create table db.idempotency (
  scope text not null,
  key text not null,
  input_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
grant select, insert, delete, update (reply) on db.idempotency to poyraz_app;

-- Messages that leave the database after their transaction: a row is deleted once it was handled.
create table db.outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  dead_at timestamptz
);
create index outbox_due on db.outbox (due_at) where dead_at is null;
grant select, insert, update, delete on db.outbox to poyraz_app;

-- Idempotency keys of writes, and fingerprints of the key files. The application's role has no right by
-- default.
grant usage on schema db to poyraz_app;

-- Keys live as long as the ledger: a repeated write gets the stored reply of the first one (protocol, part
-- 2).
create table db.idempotency (
  scope text not null,
  key text not null,
  input_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
grant select, insert, delete, update (reply) on db.idempotency to poyraz_app;

-- Identifies the key files beside a database. A fingerprint is a keyed hash of a constant and reveals
-- nothing of its key.
create table db.key_print (
  name text primary key,
  print text not null
);
grant select, insert on db.key_print to poyraz_app;

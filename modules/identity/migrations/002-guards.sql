-- Tries that failed or are under way. The account is a keyed hash of what was typed, which is sometimes a
-- password.
create table identity.attempt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('password', 'code', 'register')),
  account bytea,
  device_hash bytea,
  address inet not null,
  -- One subscriber owns a whole /64 of IPv6.
  subnet inet not null generated always as (
    case family(address) when 6 then network(set_masklen(address, 64))::inet else address end
  ) stored,
  -- A try while the account was locked: it counts for its address and does not make the lock longer.
  late boolean not null default false,
  at timestamptz not null
);
create index attempt_account on identity.attempt (account, at);
create index attempt_subnet on identity.attempt (subnet, at);
create index attempt_at on identity.attempt (at);
grant select, insert, update (late), delete on identity.attempt to poyraz_app;

-- Links in mails. The token itself is in the mail only.
create table identity.token (
  token_hash bytea primary key,
  kind text not null check (kind in ('email', 'reset')),
  player_id uuid not null references identity.player,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index token_player on identity.token (player_id, kind);
create index token_expired on identity.token (expires_at);
grant select, insert, update (used_at), delete on identity.token to poyraz_app;

create table identity.sms_code (
  id uuid primary key,
  player_id uuid not null references identity.player,
  purpose text not null check (purpose in ('login', 'phone')),
  phone text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_player on identity.sms_code (player_id, created_at);
create index sms_code_expired on identity.sms_code (expires_at);
grant select, insert, update (used_at), delete on identity.sms_code to poyraz_app;

-- Secrets of authenticators, sealed. A new one waits beside the confirmed one until its first code was right.
create table identity.authenticator (
  player_id uuid primary key references identity.player,
  secret_box bytea,
  waiting_box bytea,
  last_step bigint not null default 0,
  check (secret_box is not null or waiting_box is not null)
);
grant select, insert, update, delete on identity.authenticator to poyraz_app;

create table identity.recovery_code (
  player_id uuid not null references identity.player,
  code_hash bytea not null,
  confirmed boolean not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);
grant select, insert, update, delete on identity.recovery_code to poyraz_app;

-- Proofs of work that were used: a second use finds them here until they have expired anyway.
create table identity.used_proof (
  challenge text primary key,
  expires_at timestamptz not null
);
create index used_proof_expired on identity.used_proof (expires_at);
grant select, insert, delete on identity.used_proof to poyraz_app;

-- Attempts, tokens, codes and second factors.

-- Attempts that failed or are in progress. The account is a keyed hash of the input, which is sometimes a
-- password. Failed logins are budgeted per network and in total; beyond a budget a login on an unknown
-- device needs a proof of work, and nobody is locked out by the failures of others.
create table identity.attempt (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('password', 'code', 'register')),
  account bytea,
  -- Keyed hash of the name that was typed. An account has two: its username and its proven e-mail address.
  name bytea,
  device_hash bytea,
  address inet not null,
  -- One subscriber usually has a whole /64 of IPv6.
  subnet inet not null generated always as (
    case family(address) when 6 then network(set_masklen(address, 64))::inet else address end
  ) stored,
  -- Made during a lock: it counts for its address but does not extend the lock.
  late boolean not null default false,
  at timestamptz not null,
  -- Made on a known device of the account: it does not count in the budgets of unknown devices.
  known boolean not null default false,
  network inet not null generated always as (
    case family(address)
      when 6 then network(set_masklen(address, 48))::inet
      else network(set_masklen(address, 24))::inet
    end
  ) stored
);
create index attempt_account on identity.attempt (account, at);
create index attempt_subnet on identity.attempt (subnet, at);
create index attempt_network on identity.attempt (network, at);
create index attempt_at on identity.attempt (at);
grant select, insert, update (late), delete on identity.attempt to poyraz_app;

-- Mailed links; the token itself is only in the mail. A 'reclaim' link takes an account back after
-- two-factor or the address was changed. Links are limited per mailbox, over all addresses that lead to it.
create table identity.token (
  token_hash bytea primary key,
  kind text not null check (kind in ('email', 'reset', 'reclaim')),
  player_id uuid not null references identity.player,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index token_player on identity.token (player_id, kind);
create index token_mailbox on identity.token (identity.mailbox(email), created_at);
create index token_expired on identity.token (expires_at);
grant select, insert, update (used_at), delete on identity.token to poyraz_app;

-- Codes by SMS. They are limited per phone over all accounts, and per range of numbers outside Türkiye.
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
create index sms_code_phone on identity.sms_code (phone, created_at);
create index sms_code_foreign on identity.sms_code (left(phone, 5), purpose, created_at)
  where phone not like '+905%';
create index sms_code_expired on identity.sms_code (expires_at);
grant select, insert, update (used_at), delete on identity.sms_code to poyraz_app;

-- Encrypted secrets of authenticator apps. A new secret waits beside the confirmed one until its first right
-- code.
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

-- Used proofs of work, until they expire.
create table identity.used_proof (
  challenge text primary key,
  expires_at timestamptz not null
);
create index used_proof_expired on identity.used_proof (expires_at);
grant select, insert, delete on identity.used_proof to poyraz_app;

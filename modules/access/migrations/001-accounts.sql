-- Accounts of staff, their invitations and sessions, and calls that need a second person.

create schema access;
grant usage on schema access to poyraz_app;

-- One row per member of staff. Two-person rules compare the folded name. The inviter is stored here because
-- used and expired invitations are deleted.
create table access.account (
  id uuid primary key,
  name text not null check (name ~ '^[a-z][a-z0-9.-]{1,31}$'),
  name_folded text not null unique,
  password_hash text not null,
  totp_box bytea not null,
  totp_last_step bigint not null,
  roles text[] not null check (cardinality(roles) > 0),
  disabled_at timestamptz,
  created_at timestamptz not null,
  invited_by text not null
);
grant select, insert, update on access.account to poyraz_app;

-- A one-time invitation to a new account, or to new credentials of the account with this id. It stores the
-- credentials of `join` until their first right code.
create table access.invitation (
  code_hash bytea primary key,
  account_id uuid not null,
  roles text[] not null,
  invited_by text not null,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  name text,
  password_hash text,
  totp_box bytea,
  check ((name is null) = (password_hash is null) and (name is null) = (totp_box is null))
);
grant select, insert, update, delete on access.invitation to poyraz_app;

-- Only the hash of the token, so a reader of this table cannot sign in with it.
create table access.session (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid not null references access.account,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_input_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_open on access.session (account_id) where ended_at is null;
grant select, insert, update, delete on access.session to poyraz_app;

-- A call that waits until a second account makes the same call.
create table access.proposal (
  id uuid primary key,
  procedure text not null,
  payload jsonb not null,
  payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
  proposed_by uuid not null references access.account,
  reason text not null,
  proposed_at timestamptz not null,
  expires_at timestamptz not null,
  agreed_by uuid references access.account check (agreed_by <> proposed_by),
  agreed_at timestamptz,
  check ((agreed_by is null) = (agreed_at is null))
);
create index proposal_open on access.proposal (procedure, payload_hash) where agreed_by is null;
grant select, insert, update on access.proposal to poyraz_app;

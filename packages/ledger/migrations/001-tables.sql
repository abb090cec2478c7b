-- The tables of the ledger. Rule ids (J1, B2 ...) are those of SPEC.md.

create schema ledger;
grant usage on schema ledger to poyraz_app;

-- A refusal is the first of these that applies, so their order is the order of the checks (S1).
create type ledger.status as enum (
  'exists_with_different_input',
  'exists',
  'hold_not_found',
  'already_posted',
  'already_released',
  'already_expired',
  'hold_not_due',
  'hold_expired',
  'exceeds_hold',
  'transaction_not_found',
  'not_reversible',
  'already_reversed',
  'currency_not_postable',
  'legs_out_of_range',
  'amount_out_of_range',
  'accounts_must_differ',
  'account_not_allowed',
  'account_not_found',
  'insufficient_funds',
  'balance_too_large',
  'created'
);

create type ledger.kind as enum ('post', 'hold', 'post_hold', 'release', 'expire', 'reverse');

-- An account code: 'cash', 'held', 'round:<id>' of the owner; 'house:sandbox', 'house:game:<slug>' of the
-- house.
create domain ledger.code as text check (value ~ '^[a-z][a-z0-9:_-]{0,63}$');

-- Amounts and balances end at 2^53 - 1 kuruş, which the wire can still carry exactly. B1: the balance follows
-- the journal and is never below zero. Play money is the only currency that this build can post (C1): a real
-- one would need a migration of its own.
create table ledger.account (
  owner uuid not null,
  currency text not null check (currency = 'TRY_PLAY'),
  code ledger.code not null check (code not like 'house:%'),
  balance bigint not null default 0 check (balance between 0 and 9007199254740991),
  moved_at timestamptz not null,
  primary key (owner, currency, code)
) with (fillfactor = 70);

-- H1: the house's accounts have a name and no balance: it is derived, so no bet waits for a row of the house.
create table ledger.house_account (
  currency text not null check (currency = 'TRY_PLAY'),
  code ledger.code not null check (code like 'house:%'),
  opened_at timestamptz not null,
  primary key (currency, code)
);

-- J1: one row moves a positive amount from the debit account to the credit account, so every transfer sums to
-- zero. The rows of one transaction share (owner, key) and carry legs 1, 2 ...; the first carries the hash of
-- the input.
create table ledger.transfer (
  owner uuid not null,
  at timestamptz not null,
  seq bigint generated always as identity,
  amount bigint not null check (amount between 1 and 9007199254740991),
  debit_after bigint,
  credit_after bigint,
  kind ledger.kind not null,
  leg smallint not null check (leg between 1 and 16),
  currency text not null check (currency = 'TRY_PLAY'),
  key text not null check (octet_length(key) between 1 and 96),
  input_hash bytea check (octet_length(input_hash) = 32),
  reason text not null check (octet_length(reason) between 1 and 32),
  debit text not null,
  credit text not null,
  link text,
  primary key (owner, at, seq),
  check (debit <> credit),
  check ((leg = 1) = (input_hash is not null)),
  check ((debit like 'house:%') = (debit_after is null)),
  check ((credit like 'house:%') = (credit_after is null)),
  check ((kind in ('post', 'hold')) = (link is null)),
  check ((debit = 'held' or credit = 'held') = (kind not in ('post', 'reverse')))
);

-- I1: a key is used once per owner, for ever.
create unique index transfer_key on ledger.transfer (owner, key) where leg = 1;
-- R1: a transaction is reversed at most once.
create unique index transfer_reversal on ledger.transfer (owner, link) where kind = 'reverse' and leg = 1;

-- D1: money set aside. Its sum per owner and currency is the balance of the account 'held'.
create table ledger.hold (
  owner uuid not null,
  key text not null,
  currency text not null check (currency = 'TRY_PLAY'),
  source ledger.code not null check (source not like 'house:%'),
  amount bigint not null check (amount between 1 and 9007199254740991),
  expires_at timestamptz,
  state text not null default 'open' check (state in ('open', 'posted', 'released', 'expired')),
  primary key (owner, key)
);
create index hold_due on ledger.hold (expires_at) where state = 'open';

-- Two signed rows per transfer, for statements and audits; the house's rows have no owner and no balance.
create view ledger.entry as
  select t.owner, t.debit as code, t.currency, -t.amount as amount, t.debit_after as balance_after,
         t.at, t.seq, t.key, t.leg, t.kind, t.reason, t.credit as counter, t.link
    from ledger.transfer t
  union all
  select t.owner, t.credit, t.currency, t.amount, t.credit_after,
         t.at, t.seq, t.key, t.leg, t.kind, t.reason, t.debit, t.link
    from ledger.transfer t;

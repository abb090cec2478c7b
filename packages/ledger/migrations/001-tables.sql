-- Currency, types and tables of the ledger. Rule ids (J1, B2 ...) are those of SPEC.md.

create schema ledger;
grant usage on schema ledger to poyraz_app;

-- C1: the one currency of this database. The first migration takes it from the setting `poyraz.currency`,
-- which the server sets from its configuration. It never changes: a server that is configured for another
-- one does not start.
do $$ begin
  execute format('create function ledger.currency() returns text language sql immutable parallel safe return %L::text',
    coalesce(nullif(current_setting('poyraz.currency', true), ''), 'TRY_PLAY'));
end $$;
create domain ledger.currency as text check (value = ledger.currency());

-- The status of a transaction is the first of these that applies: their order is the order of the checks
-- (S1).
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

-- An account code: 'cash', 'held', 'stake:<product>' of the owner; 'house:sandbox', 'house:game:<slug>' of
-- the house.
create domain ledger.code as text check (value ~ '^[a-z][a-z0-9:_-]{0,63}$');

-- An instant at which money can move. `infinity` is none: everything later would get it, too (J5).
create function ledger.is_instant(p_at timestamptz) returns boolean language sql immutable as $$
  select p_at >= '1970-01-01T00:00Z'::timestamptz and p_at < '2200-01-01T00:00Z'::timestamptz
$$;

-- Accounts of owners. Amounts and balances end at 2^53 - 1 minor units, which JSON numbers carry exactly.
-- B1: a balance is never below zero. B2: it follows the journal.
create table ledger.account (
  owner uuid not null,
  currency ledger.currency not null,
  code ledger.code not null check (code not like 'house:%'),
  balance bigint not null default 0 check (balance between 0 and 9007199254740991),
  moved_at timestamptz not null,
  primary key (owner, currency, code)
) with (fillfactor = 70);

-- H1: accounts of the house have a name and no balance. It is derived, so no bet waits for a row of the
-- house.
create table ledger.house_account (
  currency ledger.currency not null,
  code ledger.code not null check (code like 'house:%'),
  opened_at timestamptz not null check (opened_at >= '1970-01-01T00:00Z' and opened_at < '2200-01-01T00:00Z'),
  primary key (currency, code)
);

-- J1: the journal. A row moves a positive amount from the debit account to the credit account, so every
-- transfer sums to zero. The rows of one transaction share (owner, key) and are its legs 1, 2 ...; the
-- first leg carries the hash of the input. J5: `seq` is the order of an owner's transfers, `at` is the
-- database's clock.
create table ledger.transfer (
  owner uuid not null,
  at timestamptz not null check (at >= '1970-01-01T00:00Z' and at < '2200-01-01T00:00Z'),
  seq bigint generated always as identity,
  amount bigint not null check (amount between 1 and 9007199254740991),
  debit_after bigint,
  credit_after bigint,
  kind ledger.kind not null,
  leg smallint not null check (leg between 1 and 16),
  currency ledger.currency not null,
  key text not null check (octet_length(key) between 1 and 96),
  input_hash bytea check (octet_length(input_hash) = 32),
  reason text not null check (octet_length(reason) between 1 and 32),
  debit text not null,
  credit text not null,
  link text,
  primary key (owner, seq),
  check (debit <> credit),
  check ((leg = 1) = (input_hash is not null)),
  check ((debit like 'house:%') = (debit_after is null)),
  check ((credit like 'house:%') = (credit_after is null)),
  check ((kind in ('post', 'hold')) = (link is null)),
  check ((debit = 'held' or credit = 'held') = (kind not in ('post', 'reverse')))
);

-- I1: an owner uses a key once, for ever.
create unique index transfer_key on ledger.transfer (owner, key) where leg = 1;

-- Everything but plain bets and wins of cash, which are nearly all rows: deposits, withdrawals,
-- corrections, void bets and all lines of bonus money are found without reading the bets between them.
create index transfer_other on ledger.transfer (owner, seq)
  where reason not in ('bet', 'win') or debit = 'bonus' or credit = 'bonus';

-- R1: a transaction is reversed at most once. Written by the journal's trigger.
create table ledger.reversal (
  owner uuid not null,
  target text not null,  -- the key of the reversed transaction
  key text not null,     -- the key of its reversal
  primary key (owner, target)
);

-- D1: money set aside. Its sum per owner is the balance of the account 'held'.
create table ledger.hold (
  owner uuid not null,
  key text not null,
  currency ledger.currency not null,
  source ledger.code not null check (source not like 'house:%'),
  amount bigint not null check (amount between 1 and 9007199254740991),
  expires_at timestamptz check (expires_at >= '1970-01-01T00:00Z' and expires_at < '2200-01-01T00:00Z'),
  state text not null default 'open' check (state in ('open', 'posted', 'released', 'expired')),
  primary key (owner, key)
);
create index hold_due on ledger.hold (expires_at) where state = 'open';

-- Two signed rows per transfer, for statements and audits; rows of the house have no balance.
create view ledger.entry as
  select t.owner, t.debit as code, t.currency, -t.amount as amount, t.debit_after as balance_after,
         t.at, t.seq, t.key, t.leg, t.kind, t.reason, t.credit as counter, t.link
    from ledger.transfer t
  union all
  select t.owner, t.credit, t.currency, t.amount, t.credit_after,
         t.at, t.seq, t.key, t.leg, t.kind, t.reason, t.debit, t.link
    from ledger.transfer t;

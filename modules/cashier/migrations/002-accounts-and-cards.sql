-- Players' bank accounts and favourite methods, and prepaid cards.

-- Bank accounts that players are paid to. Banks are data of the program, identified by their number.
create table cashier.bank_account (
  id uuid primary key,
  player_id uuid not null,
  bank_id integer not null check (bank_id > 0),
  owner text not null check (length(owner) between 2 and 50),
  branch_code text not null check (branch_code ~ '^[0-9]{1,5}$'),
  account_number text not null check (account_number ~ '^[0-9-]{1,20}$'),
  iban text not null check (iban ~ '^TR[0-9]{7}0[0-9A-Z]{16}$'),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index bank_account_iban on cashier.bank_account (player_id, iban);
grant select, insert, update, delete on cashier.bank_account to poyraz_app;

-- Players who removed a bank account, and when the oldest of those was added: a later account is not their
-- first, though it is the only one.
create table cashier.removed_account (
  player_id uuid primary key,
  added_at timestamptz not null
);
grant select, insert, update on cashier.removed_account to poyraz_app;

create table cashier.favorite_method (
  player_id uuid not null,
  method_id integer not null check (method_id > 0),
  primary key (player_id, method_id)
);
grant select, insert, delete on cashier.favorite_method to poyraz_app;

-- Orders of prepaid cards: who ordered, why, and who approved if two people are needed. The card is then
-- issued.
create table cashier.card_order (
  id uuid primary key,
  amount bigint not null check (amount between 1 and 9007199254740991),
  asked_by text not null check (asked_by ~ '^staff:'),
  reason text not null check (trim(reason) <> ''),
  asked_at timestamptz not null,
  approved_by text check (approved_by ~ '^staff:'),
  approved_at timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  check (split_part(approved_by, '@', 1) <> split_part(asked_by, '@', 1))
);
create index card_order_by_day on cashier.card_order (asked_at);
grant select, insert, update (approved_by, approved_at) on cashier.card_order to poyraz_app;

-- Cards are identified by keyed hashes of code and PIN, and pay once.
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
  order_id uuid unique references cashier.card_order,
  check ((payment_id is null) = (player_id is null) and (payment_id is null) = (used_at is null))
);
create index prepaid_card_player on cashier.prepaid_card (player_id) where player_id is not null;
grant select, insert, update (player_id, payment_id, used_at, hidden) on cashier.prepaid_card to poyraz_app;

-- Wrong tries, counted per player and per tried code, whether a card has it or not: many accounts have no
-- more tries at one card, and the lock does not reveal which codes exist.
create table cashier.prepaid_guard (
  player_id uuid primary key,
  failures integer not null,
  locked_until timestamptz
);
grant select, insert, update on cashier.prepaid_guard to poyraz_app;

create table cashier.prepaid_code_guard (
  code_hash text primary key,
  failures integer not null,
  locked_until timestamptz
);
grant select, insert, update on cashier.prepaid_code_guard to poyraz_app;

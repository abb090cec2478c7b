create schema cashier;
grant usage on schema cashier to poyraz_app;

-- Accounts of players to pay to. Banks are data of the program, known by their number.
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

create table cashier.favorite_method (
  player_id uuid not null,
  method_id integer not null check (method_id > 0),
  primary key (player_id, method_id)
);
grant select, insert, delete on cashier.favorite_method to poyraz_app;

-- Wrong tries are counted for a player, and for the code that was tried, whether a card has it or not: many
-- accounts have no more tries at one card, and the lock does not tell which codes there are.
create table cashier.prepaid_code_guard (
  code_hash text primary key,
  failures integer not null,
  locked_until timestamptz
);
grant select, insert, update on cashier.prepaid_code_guard to poyraz_app;

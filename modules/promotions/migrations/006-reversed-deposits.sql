-- Deposits that were taken back, by their keys in the ledger, as the cashier tells within that transaction.
-- They earn neither bonus nor ticket.
create table promotions.reversed_deposit (
  player_id uuid not null,
  deposit_key text not null,
  reversed_at timestamptz not null,
  primary key (player_id, deposit_key)
);
grant select, insert on promotions.reversed_deposit to poyraz_app;
insert into promotions.reversed_deposit (player_id, deposit_key, reversed_at)
select owner, 'payment:' || substr(key, length('chargeback:') + 1), at from ledger.transfer
 where reason = 'chargeback' and leg = 1 and key like 'chargeback:%';

-- Tickets of such deposits go until the draw: `voided` of `issued`. A draw counts the tickets that are left,
-- in the order of their numbers; `winning` has the numbers that won, the first prize first.
grant delete on promotions.ticket to poyraz_app;
alter table promotions.draw
  add column voided integer not null default 0 check (voided between 0 and issued),
  add column winning integer[];

-- What a step about a debt settled, or would have: two people agree to one amount.
alter table cashier.payment_step add column owed bigint check (owed > 0);

-- Who had a prepaid card made, why, and who else agreed where one person is not enough. An order without a
-- card waits for that. Cards of before have no order.
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
alter table cashier.prepaid_card add column order_id uuid unique references cashier.card_order;

-- What waits for staff, the oldest first.
create index payment_waiting on cashier.payment (created_at, id)
  where state in ('requested', 'in_review', 'pending_review');

-- An edited coupon was sold, and another one was placed in the same transaction.
alter table sports.coupon add column replaces uuid references sports.coupon;
create unique index coupon_by_replaced on sports.coupon (replaces) where replaces is not null;

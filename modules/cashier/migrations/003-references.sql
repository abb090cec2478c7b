-- What an order's transfer carries, as the sandbox was told: the reconciliation compares it with ours.
alter table cashier.sandbox_payment add column reference text not null default '';
update cashier.sandbox_payment s set reference = p.reference from cashier.payment p where p.id = s.payment_id;
alter table cashier.sandbox_payment alter column reference drop default;

-- What the payer was told to pay to, beyond the provider's page: a code to scan, or an address and a locked
-- rate.
alter table cashier.payment add column pay_to jsonb;
grant update (pay_to) on cashier.payment to poyraz_app;

-- The sandbox tells the same again for the same order.
alter table cashier.sandbox_payment add column pay_to jsonb;

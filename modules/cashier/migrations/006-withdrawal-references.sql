-- Withdrawals have a short reference (Ç-4F7K), made of this number. Older ones keep the id of the payment.
create sequence cashier.withdrawal_number minvalue 0 start 0;
grant usage on sequence cashier.withdrawal_number to poyraz_app;
create unique index payment_withdrawal_reference on cashier.payment (reference) where direction = 2;

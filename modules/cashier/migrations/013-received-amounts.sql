-- The most that a provider said was paid for a deposit that is parked. That much goes back when it is sent
-- back.
alter table cashier.payment add column received bigint
  check (received is null or (direction = 1 and received > 0));
grant update (received) on cashier.payment to poyraz_app;
update cashier.payment p set received = e.amount
  from (select payment_id, max(amount) as amount from cashier.payment_event
         where kind = 'paid' and amount > 0 group by payment_id) e
 where e.payment_id = p.id and p.direction = 1
   and p.state in ('pending_review', 'rejected');

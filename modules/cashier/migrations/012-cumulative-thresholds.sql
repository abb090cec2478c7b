-- Thresholds by amount are judged over their window, not per transfer.

-- Payments that count in a threshold: nothing that was refused or given back.
create view cashier.counted_payment as
  select player_id, direction, method_id, created_at, coalesce(paid_out + fee, amount) as amount
    from cashier.payment
   where state not in ('rejected', 'cancelled', 'expired', 'returned', 'reversed');
grant select on cashier.counted_payment to poyraz_app;

-- The rest of a maximum for a player's deposits (1) or withdrawals (2) by these methods, in kuruş; below zero
-- where it is exceeded already. p_day_of: only the Istanbul day of this instant counts; null is lifetime. The
-- player's lock is held until the transaction ends: parallel requests are judged one after the other.
create function cashier.left_of(p_player uuid, p_direction integer, p_methods integer[], p_day_of timestamptz,
  p_max bigint)
returns bigint language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cashier.threshold:' || p_player, 0));
  return p_max - (
    select coalesce(sum(amount), 0)
      from cashier.counted_payment
     where player_id = p_player and direction = p_direction and method_id = any (p_methods)
       and (p_day_of is null or created_at >= date_trunc('day', p_day_of, 'Europe/Istanbul')));
end $$;

-- What the first of two people proposed for a payment: to send a parked deposit back to its payer, or to give
-- a deposit back to its player because the house won the dispute.
alter table cashier.payment_step add column proposal text check (proposal in ('send_back', 'give_back'));

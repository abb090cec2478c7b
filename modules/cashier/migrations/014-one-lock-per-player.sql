-- The player's gate is the one lock per player, for thresholds too: with a second lock, two transactions
-- could take the two in different orders and wait for each other.

-- As before; the gate is held until the transaction ends: parallel requests are judged one after the other.
create or replace function cashier.left_of(p_player uuid, p_direction integer, p_methods integer[],
  p_day_of timestamptz, p_max bigint)
returns bigint language plpgsql volatile as $$
begin
  perform compliance.lock_gates(array[p_player]);
  return p_max - (
    select coalesce(sum(amount), 0)
      from cashier.counted_payment
     where player_id = p_player and direction = p_direction and method_id = any (p_methods)
       and (p_day_of is null or created_at >= date_trunc('day', p_day_of, 'Europe/Istanbul')));
end $$;

-- As before, and what was paid since then of debts for older disputes: that left the balance, too.
create or replace function promotions.taken_back(p_player uuid, p_from timestamptz) returns bigint
language sql stable as $$
  select coalesce((
    select sum(d.amount) from promotions.reversed_deposit r
      join ledger.transfer d on d.owner = r.player_id and d.key = r.deposit_key and d.leg = 1
     where r.player_id = p_player and r.reversed_at > p_from and r.restored_at is null and d.at <= p_from
  ), 0)::bigint + coalesce((
    select sum(t.amount) from promotions.reversed_deposit r
      join ledger.transfer t on t.owner = r.player_id and t.reason = 'chargeback' and t.debit = 'cash'
       and t.at > p_from and 'payment:' || split_part(t.key, ':', 2) = r.deposit_key
     where r.player_id = p_player and r.reversed_at <= p_from and r.restored_at is null
  ), 0)::bigint + coalesce((
    select sum(case t.debit when 'cash' then t.amount else -t.amount end)
      from promotions.bonus b
     cross join generate_series(1, b.claws) n
      join ledger.transfer t
        on t.owner = b.player_id and t.key = 'bonus_claw:' || b.id || ':' || n
       and t.leg = 1 and t.at > p_from
     where b.player_id = p_player and b.granted_at <= p_from
  ), 0)::bigint
$$;

-- Replaces the legs of a settlement. A cash-out returns the stake of cash as far as its price covers it, like
-- a void bet: that part was at no risk, so it plays no deposit. The rest of the stake is lost, or the price
-- has a win.
create or replace function promotions.settlement_legs(
  s promotions.settlement, r promotions.settled, p_share bigint
) returns ledger.leg_input[] language sql immutable as $$
  select array(select ledger.leg(1, (row_number() over (order by v.place))::integer, v.reason, v.debit,
                                 v.credit, v.amount)
    from (select case when s.kind in ('void', 'cash_out') then least(s.cash, r.to_cash) else 0 end as cash) back
   cross join lateral (values
      (true, 1, 'bet_void', s.escrow, 'cash', back.cash),
      (s.kind <> 'void', 2, 'stake', s.escrow, s.house, s.cash + s.bonus + s.free - back.cash),
      (s.kind <> 'void', 3, 'win', s.house, 'cash', r.to_cash - back.cash),
      (s.kind <> 'void', 4, 'win', s.house, 'bonus', r.to_bonus),
      (s.kind <> 'void', 5, 'bonus_end', s.house, 'house:bonus', p_share - r.to_bonus),
      (s.kind <> 'void', 6, 'rake', s.house, 'house:rake', s.rake),
      (s.kind = 'void', 2, 'bet_void', s.escrow, 'bonus', r.to_bonus),
      (s.kind = 'void', 3, 'bonus_end', s.escrow, 'house:bonus', p_share - r.to_bonus),
      (s.kind = 'void', 4, 'free_bet', s.escrow, 'house:bonus', s.free),
      (true, 7, 'bonus_end', 'bonus', 'house:bonus', r.kept + r.removed),
      (true, 8, 'bonus_release', 'house:bonus', 'cash', r.kept))
      v (moves, place, reason, debit, credit, amount)
   where v.moves and v.amount > 0)
$$;

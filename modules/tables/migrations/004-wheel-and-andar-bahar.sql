-- Accounts that take the stakes and pay the wins of the money wheel and of andar bahar.
select ledger.open_house('house:live:' || game, clock_timestamp())
  from unnest(array['money-wheel', 'andar-bahar']) game;

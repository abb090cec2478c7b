-- The functions that the application calls itself, or in statements of other modules.
revoke execute on all functions in schema promotions from public;
grant execute on function promotions.book_splits, promotions.collect_claws, promotions.depositors,
  promotions.deposits, promotions.end_bonuses, promotions.grant_bonus, promotions.is_received,
  promotions.open_bonuses, promotions.qualifying_deposits, promotions.restore_deposit,
  promotions.reverse_deposit, promotions.split_plays, promotions.staked_after, promotions.taken_back,
  promotions.taken_out
  to poyraz_app;

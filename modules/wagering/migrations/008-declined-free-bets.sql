-- Gives the free bet of a bet back that was not accepted: all of it is void. Called in the transaction that
-- voids it, which has locked the bet and the free bet.
create function wagering.give_back_free_bet(p_bet uuid, p_at timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select promotions.give_back_free_bet(b.player_id, b.bonus_id, p_at)
    from wagering.bet b
   where b.id = p_bet and b.free > 0 and b.state = 'closed'
     and not exists (select from wagering.settlement s
                      where s.bet_id = b.id and s.rolled_back_at is null and s.kind <> 'void')
$$;
revoke execute on function wagering.give_back_free_bet from public;
grant execute on function wagering.give_back_free_bet to poyraz_app;

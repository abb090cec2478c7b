-- The bet that a key placed. Volatile, so that it sees a bet that another server committed while the calling
-- statement waited for the player's accounts.
create function wagering.find_bet(p_player uuid, p_key text) returns uuid language plpgsql volatile as $$
begin
  return (select id from wagering.bet where player_id = p_player and key = p_key);
end $$;

revoke execute on function wagering.find_bet from public;

-- Opens bets of different players, each whole or not at all. `p_cash_only`: no bonus money takes part. Answers
-- in the order of the input, from 1.
create or replace function wagering.open_bets(
  p_bets wagering.open_input[], p_cash_only boolean, p_at timestamptz)
returns setof wagering.opened
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (
    select b.*, b.place::integer as n from unnest(p_bets) with ordinality as b (id, player_id, epoch, product,
      item, game, house, key, input_hash, stake, free_bet, place)
  ), placed as materialized (
    select * from wagering.place(
      array(select row(a.n, a.player_id, a.epoch, a.product, a.item, a.game, 'stake:' || a.product, a.key,
                       a.input_hash, a.stake, 0, false, a.free_bet, true, p_cash_only, null)
                     ::wagering.bet_input
              from asked a order by a.n), p_at)
  ), written as (
    insert into wagering.bet (id, player_id, key, product, item, game, house, cash, bonus, free, open_cash,
      open_bonus, open_free, bonus_id, placed_at)
    select a.id, a.player_id, a.key, a.product, a.item, a.game, a.house, m.cash, m.bonus, m.free, m.cash,
      m.bonus, m.free, p.bonus_id, p_at
    from placed p join asked a using (n) cross join lateral wagering.paid_by(p.legs, a.stake) m
    where p.status = 'created'
  )
  select p.n, p.status,
    case p.status when 'created' then a.id
      when 'exists' then wagering.find_bet(a.player_id, a.key) end,
    p.balance_after
  from placed p join asked a using (n) order by p.n;
end $$;

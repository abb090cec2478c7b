-- A jackpot is paid by a transaction of its own, in the statement that placed its stake: from the house's
-- account of the pot to the player's cash, whatever paid the stake.

create type wagering.jackpot_win as (
  player_id uuid,
  key text,       -- idempotency key of the payment
  account text,   -- the house's account of the pot
  amount bigint   -- kuruş, at least 1
);

-- Pays jackpots to players whose gates and accounts the caller has locked by `wagering.place`. A jackpot
-- counts as a win in the limits of losses.
create function wagering.pay_jackpots(p_wins wagering.jackpot_win[], p_at timestamptz) returns void
language plpgsql volatile as $$
declare
  v_refused bigint;
begin
  with win as materialized (
    select w.*, w.place::integer as n
      from unnest(p_wins) with ordinality w (player_id, key, account, amount, place)
  )
  select count(*) filter (where posted.status <> 'created') into v_refused
    from ledger.post_batch(
      array(select ledger.transaction(w.n, w.player_id, w.key, sha256(convert_to(w.key, 'UTF8'))) from win w),
      array(select ledger.leg(w.n, 1, 'jackpot', w.account, 'cash', w.amount) from win w), p_at) posted;
  if v_refused > 0 then
    raise exception 'wagering: the ledger refused a jackpot';
  end if;
  perform compliance.book_bets(
    array(select row(w.player_id, 0, w.amount)::compliance.bet_moved from unnest(p_wins) w), p_at);
end $$;

revoke execute on function wagering.pay_jackpots from public;
grant execute on function wagering.pay_jackpots to poyraz_app;

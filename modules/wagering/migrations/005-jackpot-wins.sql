-- A bet that is settled at once may win a jackpot: a third leg of its transaction, from the account of the
-- jackpot to the player's cash.

create type wagering.jackpot_win as (
  n integer,      -- the bet that wins it
  account text,   -- the house's account that pays it
  amount bigint   -- kuruş, at least 1
);

-- A jackpot counts as a win in the limits of losses.
create or replace function wagering.own_money(
  p_player uuid, p_legs ledger.leg_input[], p_stake bigint, p_win bigint
) returns compliance.bet_moved
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_legs is null then row(p_player, p_stake, p_win)::compliance.bet_moved
    else row(p_player,
      coalesce(sum(amount) filter (where reason = 'bet' and debit = 'cash'), 0),
      coalesce(sum(amount) filter (where reason in ('win', 'jackpot') and credit = 'cash'), 0)
    )::compliance.bet_moved end
    from unnest(p_legs)
$$;

drop function wagering.place(wagering.bet_input[], timestamptz);

-- Places bets of different players, each whole or not at all; a refused one leaves the others untouched.
-- Locks gates, bonuses and accounts in this order; the caller locks its own rows before. A key that was used
-- is answered by the ledger, even if the bet would be refused now. `p_jackpots` has at most one jackpot per bet.
create function wagering.place(
  p_bets wagering.bet_input[], p_at timestamptz, p_jackpots wagering.jackpot_win[] default '{}'
) returns setof wagering.placed
language plpgsql volatile
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  set enable_nestloop = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with bet as materialized (
    select b.*, w.account as jackpot_account, w.amount as jackpot
      from unnest(p_bets) b left join unnest(p_jackpots) w using (n)
  ), gated as materialized (
    select * from compliance.admit_bets(
      array(select row(b.n, b.player_id, b.epoch, b.product, b.item,
                       case when b.free or b.free_bet is not null then 0 else b.stake end)
                     ::compliance.bet_input
              from bet b where b.refusal is null), p_at)
  ), split as materialized (
    select s as whole, s.n, s.verdict, s.balance_after, s.legs, s.bonus_id from promotions.split_plays(
      array(select row(b.n, b.player_id, b.product, b.game, b.account, b.stake, b.win, b.free, b.is_open,
                       b.cash_only, b.free_bet)::promotions.play
              from bet b left join gated using (n)
             where b.refusal is null and gated.reason is null), p_at) s
  ), refused as materialized (
    select b.n, b.player_id, b.account, b.key, b.input_hash, b.stake, gated.counted,
      b.win + coalesce(b.jackpot, 0) as won, b.win, b.jackpot, b.jackpot_account,
      split.balance_after + coalesce(b.jackpot, 0) as total_after, split.bonus_id,
      -- Cash gets the jackpot, whatever paid the stake.
      case when b.jackpot is null or split.legs is null then split.legs else split.legs || ledger.leg(
        b.n, cardinality(split.legs) + 1, 'jackpot', b.jackpot_account, 'cash', b.jackpot) end as legs,
      coalesce(b.refusal, gated.reason, nullif(split.verdict, 'fit'), case when gated.counted then
        compliance.broken_loss_window(b.player_id,
          (wagering.own_money(b.player_id, split.legs, b.stake, b.win)).stake, p_at) end) as verdict
    from bet b left join gated using (n) left join split using (n)
  ), judged as materialized (
    select r.*, r.verdict is null or exists (
      select from ledger.transfer t where t.owner = r.player_id and t.key = r.key and t.leg = 1
      offset 0) as fits
    from refused r
  ), posted as materialized (
    select * from ledger.post_batch(
      array(select ledger.transaction(j.n, j.player_id, j.key, j.input_hash) from judged j where j.fits),
      array(select ledger.leg(j.n, 1, 'bet', 'cash', j.account, j.stake)
              from judged j where j.fits and j.legs is null
            union all
            select ledger.leg(j.n, 2, 'win', j.account, 'cash', j.win)
              from judged j where j.fits and j.legs is null and j.win > 0
            union all
            select ledger.leg(j.n, case when j.win > 0 then 3 else 2 end, 'jackpot', j.jackpot_account, 'cash',
                              j.jackpot)
              from judged j where j.fits and j.legs is null and j.jackpot > 0
            union all
            select unnest(j.legs) from judged j where j.fits and j.legs is not null),
      p_at)
  ), noted as materialized (
    -- Effects of the posted bets on loss limits and bonuses.
    select
      case when exists (select from judged where counted) then compliance.book_bets(
        array(select wagering.own_money(j.player_id, j.legs, j.stake, j.won)
                from judged j join posted using (n) where j.counted and posted.status = 'created'), p_at) end,
      case when exists (select from split) then promotions.book_splits(
        array(select split.whole from split join posted using (n) where posted.status = 'created'), p_at) end
  )
  select j.n, coalesce(posted.status::text, j.verdict),
    case when posted.status = 'created' then coalesce(j.total_after, posted.balance_after)
      else posted.balance_after end,
    j.legs, j.bonus_id
  from judged j left join posted using (n)
  -- Referenced, so that the planner does not drop it.
  where exists (select from noted);
end $$;

revoke execute on function wagering.place from public;
grant execute on function wagering.place to poyraz_app;

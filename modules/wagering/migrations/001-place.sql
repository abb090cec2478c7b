-- Placing bets: protection, funds, loss limits, ledger and books in one transaction. A product calls
-- `wagering.place` in the statement that writes its own record.

create schema wagering;
grant usage on schema wagering to poyraz_app;

-- A bet to place. `product` is one of `PRODUCTS` (packages/contract), `item` the part of it that can be
-- closed separately ('game:12'), `game` its name in the weights of bonuses.
create type wagering.bet_input as (
  n integer, player_id uuid, epoch bigint, product text, item text, game text,
  -- The account that takes the stake and pays the win: the house's account of the game for an instant bet,
  -- the player's escrow for one that stays open.
  account text,
  key text, input_hash bytea, stake bigint,
  win bigint,        -- of an instant bet; 0 for one that stays open
  free boolean,      -- a free spin pays the stake
  free_bet uuid,     -- this free bet pays the stake of a bet that stays open
  is_open boolean,
  cash_only boolean, -- of a bet that stays open: neither a bonus nor a free bet pays it
  refusal text       -- why the caller refuses it, or null
);

-- A bet that is settled at once.
create function wagering.instant_bet(p_n integer, p_player uuid, p_epoch bigint, p_product text, p_item text,
  p_game text, p_house text, p_key text, p_input_hash bytea, p_stake bigint, p_win bigint, p_free boolean,
  p_refusal text)
returns wagering.bet_input language sql immutable parallel safe as $$
  select row(p_n, p_player, p_epoch, p_product, p_item, p_game, p_house, p_key, p_input_hash, p_stake, p_win,
             p_free, null, null, null, p_refusal)::wagering.bet_input
$$;

-- `status`: created, exists, exists_with_different_input, the caller's refusal, or one of
-- modules/wagering/refusals.ts. `legs` are those of promotions, null where cash alone paid. `bonus_id` is the
-- bonus or the free bet that pays or counts the stake.
create type wagering.placed as (
  n integer, status text, balance_after bigint, legs ledger.leg_input[], bonus_id uuid
);

-- Stake and win of a bet on the player's cash, for loss limits. Without legs cash pays all of it. A bonus
-- that becomes cash is no win.
create function wagering.own_money(p_player uuid, p_legs ledger.leg_input[], p_stake bigint, p_win bigint)
returns compliance.bet_moved
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when p_legs is null then row(p_player, p_stake, p_win)::compliance.bet_moved
    else row(p_player,
      coalesce(sum(amount) filter (where reason = 'bet' and debit = 'cash'), 0),
      coalesce(sum(amount) filter (where reason = 'win' and credit = 'cash'), 0))::compliance.bet_moved end
    from unnest(p_legs)
$$;

-- Places bets of different players, each whole or not at all; a refused one leaves the others untouched.
-- Locks gates, bonuses and accounts in this order; the caller locks its own rows before. A key that was used
-- is answered by the ledger, even if the bet would be refused now.
create function wagering.place(p_bets wagering.bet_input[], p_at timestamptz) returns setof wagering.placed
language plpgsql volatile
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_bitmapscan = off
  set enable_nestloop = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with bet as materialized (
    select * from unnest(p_bets)
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
    select b.n, b.player_id, b.account, b.key, b.input_hash, b.stake, b.win, gated.counted,
      split.balance_after as total_after, split.legs, split.bonus_id,
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
            select unnest(j.legs) from judged j where j.fits and j.legs is not null),
      p_at)
  ), noted as materialized (
    -- Effects of the posted bets on loss limits and bonuses.
    select
      case when exists (select from judged where counted) then compliance.book_bets(
        array(select wagering.own_money(j.player_id, j.legs, j.stake, j.win)
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

revoke execute on function wagering.instant_bet, wagering.own_money, wagering.place from public;
grant execute on function wagering.instant_bet, wagering.own_money, wagering.place to poyraz_app;

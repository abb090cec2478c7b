-- Limits of a single stake judge a round of a live table as a whole: each call of its player is one bet, and
-- `before` is the stake of the earlier ones.
alter type wagering.bet_input add attribute before bigint;
alter type wagering.open_input add attribute before bigint;

-- The stake that limits of a single stake judge: none where the house pays.
create function wagering.limited_stake(p_stake bigint, p_before bigint, p_is_free boolean) returns bigint
language sql immutable parallel safe as $$
  select case when p_is_free then 0 else p_stake + coalesce(p_before, 0) end
$$;

-- Returns the refusal where a bonus allows less than all stakes of the round, else null.
create function wagering.broken_bonus_limit(p_bonus uuid, p_max bigint, p_whole bigint, p_free_bet uuid)
returns text language sql immutable parallel safe as $$
  select case when p_free_bet is null and p_bonus is not null and p_whole > p_max then 'bonus_stake_limit' end
$$;

-- As before, for the larger type.
create or replace function wagering.instant_bet(
  p_n integer, p_player uuid, p_epoch bigint, p_product text, p_item text,
  p_game text, p_house text, p_key text, p_input_hash bytea, p_stake bigint, p_win bigint, p_free boolean,
  p_refusal text)
returns wagering.bet_input language sql immutable parallel safe as $$
  select row(p_n, p_player, p_epoch, p_product, p_item, p_game, p_house, p_key, p_input_hash, p_stake, p_win,
             p_free, null, null, null, p_refusal, null)::wagering.bet_input
$$;

-- As before; the gate and the bonus judge the stake with those before it.
create or replace function wagering.place(p_bets wagering.bet_input[], p_at timestamptz)
returns setof wagering.placed language plpgsql volatile
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
      array(select row(b.n, b.player_id, b.epoch, b.product, b.item, wagering.limited_stake(b.stake,
                       b.before, b.free or b.free_bet is not null))::compliance.bet_input
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
      coalesce(b.refusal, gated.reason, nullif(split.verdict, 'fit'),
        wagering.broken_bonus_limit(split.bonus_id, (split.whole).max_stake, b.stake + b.before, b.free_bet),
        case when gated.counted then compliance.broken_loss_window(b.player_id,
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

-- As before, with `before`.
create or replace function wagering.open_bets(
  p_bets wagering.open_input[], p_cash_only boolean, p_at timestamptz)
returns setof wagering.opened
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with asked as materialized (
    select b.*, b.place::integer as n from unnest(p_bets) with ordinality as b (id, player_id, epoch, product,
      item, game, house, key, input_hash, stake, free_bet, before, place)
  ), placed as materialized (
    select * from wagering.place(
      array(select row(a.n, a.player_id, a.epoch, a.product, a.item, a.game, 'stake:' || a.product, a.key,
                       a.input_hash, a.stake, 0, false, a.free_bet, true, p_cash_only, null, a.before)
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

revoke execute on function wagering.limited_stake, wagering.broken_bonus_limit from public;
grant execute on function wagering.limited_stake, wagering.broken_bonus_limit to poyraz_app;

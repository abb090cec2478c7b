-- Cash that a pending withdrawal holds is cash for the order in which money pays: no bonus money pays a
-- stake before it. A withdrawal ends the bonus and none is given beside one, so both at once are rare:
-- servers whose clocks differ may see an end at different times.

-- As before, with what withdrawals hold.
drop function promotions.locked_money;
create function promotions.locked_money(p_players uuid[])
returns table (player_id uuid, cash bigint, bonus bigint, held bigint)
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform from ledger.account where owner = any (p_players)
   order by owner, currency, code for no key update;
  return query
  select p, coalesce(sum(a.balance) filter (where a.code = 'cash'), 0)::bigint,
         coalesce(sum(a.balance) filter (where a.code = 'bonus'), 0)::bigint,
         coalesce(sum(a.balance) filter (where a.code = 'held'), 0)::bigint
    from unnest(p_players) p
    left join ledger.account a on a.owner = p and a.currency = 'TRY_PLAY'
   group by p;
end $$;
revoke execute on function promotions.locked_money from public;

-- As before; held cash counts before the bonus.
create or replace function promotions.split_plays(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_players uuid[] := array(select player from unnest(p_plays));
begin
  -- Most batches hold nobody with a bonus: they pay one look-up.
  if not exists (select from promotions.bonus where player_id = any (v_players) and state = 'active')
     and not exists (select from unnest(p_plays) where free) then
    return;
  end if;
  perform from promotions.bonus where player_id = any (v_players) and state = 'active'
   order by player_id for no key update;
  if exists (select from unnest(p_plays) where free) then
    return query select * from promotions.split_free(p_plays, p_at);
  end if;
  return query
  with paid as (
    select p.*, b.id as bonus_id, b.amount, b.wagering, b.max_stake, b.cash_out_max, b.sticky,
           b.expires_at > p_at as live, k.plays, m.cash, m.bonus,
           case when k.plays then least(greatest(p.stake - m.cash - m.held, 0), m.bonus) else 0 end
             as from_bonus, b.progress_bp + case when k.plays then p.stake::numeric * coalesce(
             (b.weights ->> (p.product || ':' || p.game))::integer, (b.weights ->> p.product)::integer, 0)
             else 0 end as progress
      from unnest(p_plays) p
      join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      join promotions.locked_money(v_players) m on m.player_id = p.player
      cross join lateral (select b.expires_at > p_at and b.spins_left = 0) k (plays)
     where p.free is not true
  ), won as (
    select *, div(win::numeric * from_bonus, stake)::bigint as to_bonus from paid
  ), left_over as (
    select *, bonus - from_bonus + to_bonus as bonus_left,
           case when not live then 'expired'
                when not plays then null
                when progress >= wagering::numeric * 10000 then 'released'
                when bonus - from_bonus + to_bonus = 0 then 'spent' end as ends
      from won
  ), settled as (
    select *, case when ends is null then 0 else bonus_left end as taken,
           case when ends = 'released'
             then least(cash_out_max, greatest(bonus_left - case when sticky then amount else 0 end, 0))
             else 0 end as kept
      from left_over
  )
  select s.n, s.bonus_id,
         case when s.plays and s.stake > s.max_stake then 'bonus_stake_limit' else 'fit' end,
         s.max_stake, s.progress, s.ends, s.kept, s.taken - s.kept,
         s.cash + s.bonus - s.stake + s.win - s.taken + s.kept,
         array(select row(s.n, row_number() over (order by v.place), v.reason, v.debit, v.credit, v.amount)
                        ::ledger.leg_input
                 from (values (1, 'bet', 'cash', s.house, s.stake - s.from_bonus),
                              (2, 'bet', 'bonus', s.house, s.from_bonus),
                              (3, 'win', s.house, 'cash', s.win - s.to_bonus),
                              (4, 'win', s.house, 'bonus', s.to_bonus),
                              (5, 'bonus_end', 'bonus', 'house:bonus', s.taken),
                              (6, 'bonus_release', 'house:bonus', 'cash', s.kept))
                      v (place, reason, debit, credit, amount)
                where v.amount > 0),
         null::bigint
    from settled s;
end $$;

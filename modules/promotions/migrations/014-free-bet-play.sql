-- A free bet pays a coupon once its deposit was played. Its win is cash without wagering, so a deposit that
-- is withdrawn after the coupon was placed would else earn it unplayed, again and again.

-- True if a deposit that the reward is based on does not stand whole, or was not played: stakes since a
-- deposit play it before all later ones.
create function promotions.is_unplayed(b promotions.bonus) returns boolean
language sql stable set enable_nestloop = on as $$
  select exists (
    select from promotions.deposits(b.player_id) d
     where d.key = any (b.based_on)
       and (d.standing < d.amount
            or (promotions.staked_after(b.player_id, array[d.seq], array[d.standing], null))[1] < d.amount))
$$;
revoke execute on function promotions.is_unplayed from public;

-- As before, with `free_bet_unplayed`.
create or replace function promotions.split_stakes(p_plays promotions.play[], p_at timestamptz)
returns setof promotions.split
language sql volatile set search_path = pg_catalog, pg_temp as $$
  with paid as (
    select p.*, coalesce(f.id, case when k.pays then b.id end) as bonus_id, b.max_stake, m.cash, m.bonus,
           f.id as free_id, k.pays, coalesce(f.progress_bp, b.progress_bp) as progress_bp,
           case when f.id is not null then promotions.is_unplayed(f) else false end as is_unplayed,
           case when k.pays then least(greatest(p.stake - m.cash - m.held, 0), m.bonus) else 0 end
             as from_bonus
      from unnest(p_plays) p
      join promotions.locked_money(array(select player from unnest(p_plays))) m on m.player_id = p.player
      left join promotions.bonus b on b.player_id = p.player and b.state = 'active'
      left join promotions.bonus f on f.id = p.free_bet and f.player_id = p.player and f.kind = 'free_bet'
        and f.state = 'held' and f.expires_at > p_at and f.amount = p.stake
        and p.cash_only is not true
      cross join lateral (select coalesce(b.expires_at > p_at and b.spins_left = 0
        and p.cash_only is not true and p.free_bet is null, false) as pays) k
     where p.is_open and (b.id is not null or p.free_bet is not null)
  )
  select s.n, s.bonus_id,
         case when s.free_bet is not null and s.free_id is null then 'free_bet_not_found'
              when s.is_unplayed then 'free_bet_unplayed'
              when s.pays and s.stake > s.max_stake then 'bonus_stake_limit' else 'fit' end,
         s.max_stake, s.progress_bp, case when s.free_id is not null then 'spent' end, 0::bigint, 0::bigint,
         s.cash + s.bonus - case when s.free_id is null then s.stake else 0 end,
         array(select ledger.leg(s.n, (row_number() over (order by v.place))::integer, v.reason, v.debit,
                                 v.credit, v.amount)
                 from (values (1, 'bet', 'cash', s.house, case when s.free_id is null then s.stake - s.from_bonus
                                                               else 0 end),
                              (2, 'bet', 'bonus', s.house, s.from_bonus),
                              (3, 'free_bet', 'house:bonus', s.house, case when s.free_id is null then 0
                                                                           else s.stake end))
                      v (place, reason, debit, credit, amount)
                where v.amount > 0),
         null::bigint, s.from_bonus
    from paid s
$$;

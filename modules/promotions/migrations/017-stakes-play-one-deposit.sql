-- A stake plays one deposit, the oldest standing one, for free bets as for every other reward: it unlocks one
-- free bet and not those of several deposits.

-- As before, by the deposits that qualify. All deposits since the first one that a free bet of the player is
-- based on share the stakes.
create or replace function promotions.is_unplayed(b promotions.bonus) returns boolean
language sql stable set enable_nestloop = on as $$
  with since as materialized (
    select min(d.at) as at from promotions.deposits(b.player_id) d
     where d.key in (select unnest(f.based_on) from promotions.bonus f
                      where f.player_id = b.player_id and f.kind = 'free_bet')
  )
  select exists (
    select from since
      join promotions.deposits(b.player_id) d on d.key = any (b.based_on)
      left join promotions.qualifying_deposits(b.player_id, since.at, 'infinity', null) q on q.key = d.key
     where coalesce(q.qualifying, 0) < d.amount)
$$;

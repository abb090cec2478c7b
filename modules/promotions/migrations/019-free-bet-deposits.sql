-- A free bet asks for stakes of its own deposit, as its terms say: deposits without a free bet take none of
-- them.

-- As before; only the deposits of free bets that are held or were used share the stakes.
create or replace function promotions.is_unplayed(b promotions.bonus) returns boolean
language sql stable set enable_nestloop = on as $$
  with standing as materialized (
    select d.*, row_number() over (order by d.seq) as n from promotions.deposits(b.player_id) d
     where d.standing > 0
       and d.key in (select unnest(f.based_on) from promotions.bonus f
                      where f.player_id = b.player_id and f.kind = 'free_bet'
                        and f.state in ('held', 'spent'))
  ), listed as materialized (
    select promotions.staked_after(b.player_id, array_agg(s.seq order by s.seq),
             array_agg(s.standing order by s.seq), null) as staked
      from standing s having count(*) > 0
  ), queue as (
    select s.*, sum(s.standing) over later as from_here, sum(k.staked) over later as staked
      from standing s
      join (select u.* from listed l cross join unnest(l.staked) with ordinality u (staked, n)) k using (n)
    window later as (order by n desc)
  ), backlog as (
    select *, greatest(0, max(from_here - staked) over ()) as unplayed from queue
  )
  select exists (
    select from promotions.deposits(b.player_id) d
      left join backlog q on q.key = d.key
     where d.key = any (b.based_on)
       and coalesce(q.standing - least(q.standing, greatest(0, q.unplayed - (q.from_here - q.standing))), 0)
         < d.amount)
$$;

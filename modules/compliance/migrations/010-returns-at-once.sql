-- Returns of many players in one call, so that the bets of a table are settled together.

create type compliance.bet_return as (player_id uuid, placed_at timestamptz, cash bigint);

-- Takes the cash that bets returned off the windows in which their stakes count: one return per player.
-- Negative: a return that is taken back. Ends of bets call this function alone, with the gates locked.
create function compliance.book_returns(p_returns compliance.bet_return[], p_at timestamptz) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if (select count(*) <> count(distinct player_id) from unnest(p_returns)) then
    raise exception 'compliance: two returns of one player' using errcode = 'cardinality_violation';
  end if;
  with late as (
    select r.*, compliance.window_start('day', r.placed_at) as placed_on
      from unnest(p_returns) r
     where r.cash <> 0 and compliance.window_start('day', r.placed_at) < compliance.window_start('day', p_at)
  ), aged as (
    delete from compliance.late_return l using late
     where l.player_id = late.player_id and l.at < p_at - interval '40 days'
  )
  insert into compliance.late_return (player_id, placed_on, at, amount)
  select player_id, placed_on, p_at, cash from late;

  update compliance.window w set
    starts_on = greatest(w.starts_on, s.start),
    amount = case when w.starts_on >= s.start then w.amount else 0 end
      - case when compliance.window_start('day', r.placed_at) >= greatest(w.starts_on, s.start)
          then r.cash else 0 end
  from unnest(p_returns) r
    cross join (values ('day', compliance.window_start('day', p_at)),
      ('week', compliance.window_start('week', p_at)),
      ('month', compliance.window_start('month', p_at))) s (period, start)
  where r.cash <> 0 and w.player_id = r.player_id and w.kind = 'loss' and w.period = s.period;
end $$;

create or replace function compliance.book_return(
  p_player uuid, p_placed_at timestamptz, p_cash bigint, p_at timestamptz
) returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select compliance.book_returns(array[row(p_player, p_placed_at, p_cash)::compliance.bet_return], p_at)
$$;

revoke execute on function compliance.book_returns from public;
grant execute on function compliance.book_returns to poyraz_app;

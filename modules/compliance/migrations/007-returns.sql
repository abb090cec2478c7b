-- The loss of a window is that of the bets placed in it: what a bet returns counts on the day of its stake. A
-- bet of yesterday that is won, void or sold today would else allow a larger loss today.

-- Cash that came back for a stake of an earlier day, in Istanbul; negative where it was taken back. The
-- journal has the day of the return alone. Kept as long as a window may begin before it.
create table compliance.late_return (
  player_id uuid not null,
  placed_on date not null,
  at timestamptz not null,
  amount bigint not null
);
create index late_return_of_player on compliance.late_return (player_id, at);

-- Takes the cash that a bet returned off the windows in which its stake counts. Negative: a return that is
-- taken back. Ends of bets call this function alone, with the gate locked.
create function compliance.book_return(
  p_player uuid, p_placed_at timestamptz, p_cash bigint, p_at timestamptz
) returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_placed_on date := compliance.window_start('day', p_placed_at);
begin
  if p_cash = 0 then
    return;
  end if;
  if v_placed_on < compliance.window_start('day', p_at) then
    delete from compliance.late_return where player_id = p_player and at < p_at - interval '40 days';
    insert into compliance.late_return (player_id, placed_on, at, amount)
    values (p_player, v_placed_on, p_at, p_cash);
  end if;
  update compliance.window w set
    starts_on = greatest(w.starts_on, s.start),
    amount = case when w.starts_on >= s.start then w.amount else 0 end
      - case when v_placed_on >= greatest(w.starts_on, s.start) then p_cash else 0 end
  from (values ('day', compliance.window_start('day', p_at)), ('week', compliance.window_start('week', p_at)),
    ('month', compliance.window_start('month', p_at))) s (period, start)
  where w.player_id = p_player and w.kind = 'loss' and w.period = s.period;
end $$;

-- As before, without returns of stakes from before the window.
create or replace function compliance.recount_losses(p_player uuid, p_period text, p_at timestamptz)
returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  update compliance.window w set starts_on = s.start, amount = own.staked - own.won + late.amount
    from (select greatest(starts_on, compliance.window_start(p_period, p_at)) as start
            from compliance.window where player_id = p_player and kind = 'loss' and period = p_period) s
   cross join lateral compliance.own_play(p_player, timezone('Europe/Istanbul', s.start::timestamp)) own
   cross join lateral (
     select coalesce(sum(l.amount), 0)::bigint as amount from compliance.late_return l
      where l.player_id = p_player and l.at >= timezone('Europe/Istanbul', s.start::timestamp)
        and l.placed_on < s.start) late
   where w.player_id = p_player and w.kind = 'loss' and w.period = p_period
$$;

revoke execute on function compliance.book_return from public;
grant execute on function compliance.book_return to poyraz_app;

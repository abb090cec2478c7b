-- Returns the number of a limit that refused a bet or a deposit, and what is left of it, for the text of the
-- refusal: kuruş, or minutes for a session. Null where nothing limits any more.
create function compliance.limit_numbers(
  p_player uuid, p_product text, p_kind text, p_period text, p_at timestamptz,
  out most bigint, out rest bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select case p_kind
           when 'stake' then least(g.stake_max, case when p_product = 'slots' then g.slot_stake_max end)
           when 'session' then g.session_minutes_max
           else w.max
         end,
         greatest(0, w.max - case when w.starts_on >= compliance.window_start(p_period, p_at)
           then w.amount else 0 end)
    from compliance.gate g
    left join compliance.window w on w.player_id = g.player_id and w.kind = p_kind and w.period = p_period
   where g.player_id = p_player
$$;
revoke execute on function compliance.limit_numbers from public;
grant execute on function compliance.limit_numbers to poyraz_app;

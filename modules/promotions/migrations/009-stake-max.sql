-- Returns the highest stake that the player's active bonus allows, for the text of a refusal; null without
-- one.
create function promotions.stake_max(p_player uuid) returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select max_stake from promotions.bonus where player_id = p_player and state = 'active'
$$;
revoke execute on function promotions.stake_max from public;
grant execute on function promotions.stake_max to poyraz_app;

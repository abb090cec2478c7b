-- What a withdrawal costs: everything of the player that is not over, free bets too, since the deposit that
-- earned them leaves with it. Locked until the transaction ends; the active bonus first. Its rows come before
-- the ledger's accounts, as in a play.
drop function promotions.running_bonus;
create function promotions.open_bonuses(p_player uuid, p_at timestamptz) returns setof uuid
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with locked as (
    select id, state from promotions.bonus
     where player_id = p_player and state in ('active', 'held') and expires_at > p_at
     order by id for no key update
  )
  select id from locked order by state, id
$$;
revoke execute on function promotions.open_bonuses from public;
grant execute on function promotions.open_bonuses to poyraz_app;

-- What one member of staff proposed and somebody else has to agree to. It stays with the request: an approved
-- one that has it was given by two, any other one by `decided_by` alone.
alter table promotions.request
  add column proposed_by text,
  add column proposed_amount bigint check (proposed_amount > 0),
  add check (num_nulls(proposed_by, proposed_amount) in (0, 2));
create index request_decided on promotions.request (decided_by, decided_at) where state = 'approved';

-- Accounts that may be one person's open a case: `same_person` where somebody who excluded himself seems to be
-- back under another identity number, `second_account` where two accounts play. Nobody is refused for it and no
-- player is told. `facts` holds the matches: [{"playerId", "reasons", "endedOn"}], the last one the day on
-- which the accounts were no longer alike.
alter table compliance.case
  drop constraint case_pattern_check,
  add constraint case_pattern_check check (pattern in (
    'no_play', 'structuring', 'fast_close', 'aggregate', 'shared_source', 'same_person', 'second_account'));
drop index compliance.case_once;
create unique index case_once on compliance.case (player_id, pattern, found_on)
  where pattern not in ('aggregate', 'same_person', 'second_account');
create unique index case_once_open on compliance.case (player_id, pattern)
  where pattern in ('same_person', 'second_account') and state <> 'closed';

-- Players to be compared with the others: whatever made them new or other than before, in its transaction.
create table compliance.comparison (
  player_id uuid primary key,
  asked_at timestamptz not null
);
create index comparison_order on compliance.comparison (asked_at);
grant select, insert, update, delete on compliance.comparison to poyraz_app;

-- Writes the row anew where it waits already: who compares at this moment skips it, or is waited for, so that
-- it never reads what was there before this change.
create function compliance.ask_comparison() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into compliance.comparison (player_id, asked_at)
  values (coalesce(to_jsonb(new) ->> 'player_id', to_jsonb(new) ->> 'id')::uuid, clock_timestamp())
  on conflict (player_id) do update set asked_at = excluded.asked_at;
  return null;
end $$;
create trigger compare_player
  after insert or update of firstname, lastname, birth_date, address, city, email, phone on identity.player
  for each row execute function compliance.ask_comparison();
create trigger compare_device after insert on identity.device
  for each row execute function compliance.ask_comparison();
create trigger compare_excluded after update of excluded on compliance.gate
  for each row when (new.excluded and not old.excluded) execute function compliance.ask_comparison();

insert into compliance.comparison (player_id, asked_at) select id, clock_timestamp() from identity.player;

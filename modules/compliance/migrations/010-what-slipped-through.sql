-- Money that a provider reports for somebody who excluded himself, or takes a break, is no deposit any more:
-- it waits for staff, who send it back, as what is paid for a closed account does (R41).
drop function compliance.admit_credit(uuid);
create function compliance.admit_credit(p_player uuid, p_at timestamptz) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  g compliance.gate;
begin
  g := (compliance.lock_gates(array[p_player]))[1];
  return case
    when not g.active then 'account_inactive'
    when g.closed_at is not null then 'account_closed'
    when g.excluded or g.timed_out_until > p_at then 'excluded'
  end;
end $$;
revoke execute on function compliance.admit_credit from public;
grant execute on function compliance.admit_credit to poyraz_app;

-- Deposits of a month reach the bound once in that month, on whichever day that is found. Until now only the
-- month under way was looked at, so what was found is of the month in which it was found.
update compliance.case set facts = facts || jsonb_build_object('month', to_char(found_on, 'YYYY-MM'))
where pattern = 'aggregate';
drop index compliance.case_once;
create unique index case_once on compliance.case (player_id, pattern, found_on) where pattern <> 'aggregate';
create unique index case_once_a_month on compliance.case (player_id, (facts ->> 'month'))
  where pattern = 'aggregate';

-- Where somebody came from is personal: what no case needs goes after a while.
grant delete on compliance.location to poyraz_app;
create index location_at on compliance.location (at);

-- When the books, and the trail of who changed what, were read over: once in each night for all servers. One
-- that died leaves `finished_at` empty.
create table compliance.audit_round (
  subject text not null check (subject in ('books', 'trail')),
  night timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  faults integer check (faults >= 0),
  primary key (subject, night),
  check ((finished_at is null) = (faults is null))
);
grant select, insert, update (started_at, finished_at, faults) on compliance.audit_round to poyraz_app;

-- Rows that staff review: identities, documents, cases, and accounts that may belong to one person.

-- The identity of a player as far as staff verified it.
create table compliance.identity (
  player_id uuid primary key,
  state text not null check (state in ('none', 'pending', 'verified', 'refused')),
  reason text,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  check ((state in ('verified', 'refused')) = (decided_by is not null))
);
create index identity_queue on compliance.identity (submitted_at) where state = 'pending';
grant select, insert, update on compliance.identity to poyraz_app;

-- The picture is an encrypted file outside the database, under a random name.
create table compliance.document (
  id uuid primary key,
  player_id uuid not null,
  kind text not null check (kind in ('id_front', 'id_back', 'selfie', 'address', 'payment')),
  state text not null check (state in ('draft', 'submitted', 'accepted', 'refused')),
  file text not null unique check (file ~ '^[A-Za-z0-9]{26}$'),
  bytes integer not null check (bytes > 0),
  uploaded_at timestamptz not null
);
create index document_player on compliance.document (player_id, uploaded_at);
grant select, insert, update, delete on compliance.document to poyraz_app;

-- Identity numbers that a member of staff wants to release from an account that is kept from playing. The
-- row is deleted when a second person agrees.
create table compliance.number_release (
  player_id uuid primary key,
  proposed_by text not null,
  reason text not null,
  proposed_at timestamptz not null
);
grant select, insert, delete on compliance.number_release to poyraz_app;

-- Cases that staff have to look at; players are never told. Closing one takes two people. Patterns:
--   no_play, structuring, fast_close  signs of money laundering, one case per player and day;
--   aggregate                         a month's deposits reached the bound, one case per month;
--   shared_source                     several accounts of this house use one bank account or wallet;
--   same_person                       an excluded person seems to be back under another identity number;
--   second_account                    two accounts of one person play.
-- For the last two `facts` has the matches [{"playerId", "reasons", "endedOn"}]; `endedOn` is the day on
-- which the accounts stopped being alike.
create table compliance.case (
  id uuid primary key,
  player_id uuid not null,
  pattern text not null check (pattern in (
    'no_play', 'structuring', 'fast_close', 'aggregate', 'shared_source', 'same_person', 'second_account')),
  found_on date not null,
  facts jsonb not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'closed')),
  proposed_by text,
  proposed_reason text check (length(trim(proposed_reason)) >= 3),
  closed_by text check (closed_by <> proposed_by),
  closed_at timestamptz,
  -- Reported to the authority; the case stays open until two people close it.
  reported_by text,
  reported_at timestamptz,
  check ((state = 'open') = (proposed_by is null) and (state = 'closed') = (closed_by is not null)),
  constraint case_reported check ((reported_by is null) = (reported_at is null))
);
create unique index case_once on compliance.case (player_id, pattern, found_on)
  where pattern not in ('aggregate', 'same_person', 'second_account');
create unique index case_once_a_month on compliance.case (player_id, (facts ->> 'month'))
  where pattern = 'aggregate';
create unique index case_once_open on compliance.case (player_id, pattern)
  where pattern in ('same_person', 'second_account') and state <> 'closed';
create index case_open on compliance.case (found_on) where state <> 'closed';
grant select, insert, update on compliance.case to poyraz_app;

-- Players who are to be compared with the others, because they are new or were changed.
create table compliance.comparison (
  player_id uuid primary key,
  asked_at timestamptz not null
);
create index comparison_order on compliance.comparison (asked_at);
grant select, insert, update, delete on compliance.comparison to poyraz_app;

-- Updates a row that waits already: a comparison that runs at this moment skips it, or is waited for, so
-- that it never reads what was there before this change.
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
revoke execute on function compliance.ask_comparison from public;

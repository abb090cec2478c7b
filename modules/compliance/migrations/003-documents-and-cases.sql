-- Who a player is, as far as staff have verified it.
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

-- The picture itself is a sealed file outside the database, under a random name.
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

-- What looks like money laundering is a case that somebody must look at. One case per player, pattern and
-- day; who proposes to close it and who agrees are two people. Players are never told.
create table compliance.case (
  id uuid primary key,
  player_id uuid not null,
  pattern text not null check (pattern in ('no_play', 'structuring', 'fast_close', 'aggregate')),
  found_on date not null,
  facts jsonb not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'closed')),
  proposed_by text,
  proposed_reason text check (length(trim(proposed_reason)) >= 3),
  closed_by text check (closed_by <> proposed_by),
  closed_at timestamptz,
  check ((state = 'open') = (proposed_by is null) and (state = 'closed') = (closed_by is not null))
);
create unique index case_once on compliance.case (player_id, pattern, found_on);
create index case_open on compliance.case (found_on) where state <> 'closed';
grant select, insert, update on compliance.case to poyraz_app;

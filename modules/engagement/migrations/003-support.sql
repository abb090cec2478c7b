-- Messages of players and visitors to the house. A visitor's message has an address for the answer, and for
-- a day the network that it came from, which limits how many are written from there.
create sequence engagement.support_number minvalue 0 start 0;
grant usage on sequence engagement.support_number to poyraz_app;

create table engagement.support_message (
  id uuid primary key,
  reference text not null unique check (length(reference) between 3 and 16),
  player_id uuid,
  email text check (length(email) between 3 and 254),
  network inet,
  lang text not null check (lang in ('tr', 'en')),
  subject text not null check (length(subject) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  related text check (length(related) between 1 and 64),
  state text not null check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((player_id is null) = (email is not null)),
  check (network is null or player_id is null)
);
create index support_message_by_player on engagement.support_message (player_id, created_at desc, id desc);
create index support_message_by_state on engagement.support_message (state, created_at, id);
create index support_message_by_network on engagement.support_message (network, created_at)
  where network is not null;
create index support_message_by_change on engagement.support_message (changed_at);
grant select, insert, update (state, changed_at, network), delete on engagement.support_message to poyraz_app;

create table engagement.support_answer (
  id uuid primary key,
  message_id uuid not null references engagement.support_message on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  answered_by text not null,
  answered_at timestamptz not null
);
create index support_answer_by_message on engagement.support_answer (message_id, answered_at, id);
grant select, insert, delete on engagement.support_answer to poyraz_app;

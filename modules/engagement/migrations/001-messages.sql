create schema engagement;
grant usage on schema engagement to poyraz_app;

-- Mails and SMS. Without a transport for its channel a message is 'kept': only the development inbox shows
-- it. A message is 'refused' if its receiving service will never deliver it. Bodies have links and codes
-- that are as good as a password, so they are emptied soon. The rows are deleted later.
create table engagement.message (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null check (length(recipient) between 3 and 320),
  subject text check ((subject is not null) = (channel = 'mail')),
  body text not null,
  lang text not null check (lang in ('tr', 'en')),
  state text not null check (state in ('kept', 'queued', 'sent', 'refused')),
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((sent_at is not null) = (state = 'sent'))
);
create index message_readable on engagement.message (created_at) where body <> '';
create index message_created on engagement.message (created_at, id);
grant select, insert, update (state, sent_at, body), delete on engagement.message to poyraz_app;

-- Messages to one player, or to all if player_id is null. Written once per key.
create table engagement.mass_message (
  id uuid primary key,
  key text not null unique check (length(key) between 1 and 200),
  player_id uuid,
  title_tr text not null check (length(title_tr) between 1 and 200),
  title_en text not null check (length(title_en) between 1 and 200),
  html_tr text not null,
  html_en text not null,
  created_at timestamptz not null
);
create index mass_message_to on engagement.mass_message (player_id, created_at desc, id desc);
grant select, insert on engagement.mass_message to poyraz_app;

create table engagement.mass_message_read (
  player_id uuid not null,
  message_id uuid not null references engagement.mass_message,
  read_at timestamptz not null,
  primary key (player_id, message_id)
);
grant select, insert on engagement.mass_message_read to poyraz_app;

create schema engagement;
grant usage on schema engagement to poyraz_app;

-- Everything that leaves the house as mail or SMS. Without a transport for its channel a message stays 'kept': the
-- development inbox shows it, and nothing is sent.
create table engagement.message (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null check (length(recipient) between 3 and 320),
  subject text check ((subject is not null) = (channel = 'mail')),
  body text not null,
  lang text not null check (lang in ('tr', 'en')),
  state text not null check (state in ('kept', 'queued', 'sent')),
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((sent_at is not null) = (state = 'sent'))
);
grant select, insert, update (state, sent_at) on engagement.message to poyraz_app;

-- Messages of the house to one player, or to all where player_id is null. Written once per key.
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

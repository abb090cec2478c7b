-- Chat at live tables. Messages are kept for a bounded time (`chat/work.ts`).

-- A player who wrote or muted somebody. `writer_id` and `number` are public and tell nothing of the account.
create table tables.chat_writer (
  player_id uuid primary key,
  writer_id uuid not null unique,
  number integer not null generated always as identity,
  -- The player allows the username beside messages.
  is_named boolean not null default false,
  -- Staff keep the player from writing until this time.
  muted_until timestamptz,
  last_at timestamptz,
  last_text text
);

create table tables.chat_message (
  id uuid primary key,
  table_id integer not null,
  player_id uuid not null references tables.chat_writer,
  text text not null,
  at timestamptz not null,
  deleted_by text
);
create index chat_of_table on tables.chat_message (table_id, at desc, id desc);
create index chat_of_player on tables.chat_message (player_id, at desc, id desc);
create index chat_by_time on tables.chat_message (at);

-- Writers whose messages a player does not see.
create table tables.chat_block (
  player_id uuid not null,
  writer_id uuid not null references tables.chat_writer (writer_id),
  primary key (player_id, writer_id)
);

create table tables.chat_report (
  message_id uuid not null references tables.chat_message on delete cascade,
  player_id uuid not null,
  reason text not null,
  at timestamptz not null,
  primary key (message_id, player_id)
);

-- Settings by staff; a table without a row has an open chat.
create table tables.chat_setting (
  table_id integer primary key,
  is_open boolean not null,
  slow_ms integer not null check (slow_ms >= 0)
);

grant select, insert, update on tables.chat_writer, tables.chat_setting to poyraz_app;
grant select, insert, update, delete on tables.chat_message to poyraz_app;
grant select, insert, delete on tables.chat_block, tables.chat_report to poyraz_app;

-- Feeds of providers: how far each was applied, and what could not be applied.

-- `number` is the newest message of the source without one missing before it. `down` is true while its events
-- take no bets because messages are missing.
create table sports.feed (
  source text primary key,
  number bigint not null default 0,
  alive_at timestamptz not null,
  down boolean not null default false
);

-- Digests of applied messages: a repeated message is told from one that contradicts it.
create table sports.feed_message (
  source text not null references sports.feed,
  number bigint not null,
  digest bytea not null,
  at timestamptz not null,
  primary key (source, number)
);

-- A message that was refused, or silence. `message` keeps what was refused, so that nothing is lost; a message
-- about an unknown event is applied when the event becomes known.
create table sports.feed_alarm (
  id bigint generated always as identity primary key,
  source text not null references sports.feed,
  at timestamptz not null,
  kind text not null
    check (kind in ('invalid', 'backwards', 'contradiction', 'gap', 'stall', 'unknown_event')),
  event_id integer,
  message jsonb
);
create index feed_alarm_of_event on sports.feed_alarm (event_id) where kind = 'unknown_event';
create index feed_alarm_by_time on sports.feed_alarm (at desc);

-- Reason not to trust the feed of an event: messages are missing, or one contradicts what is known.
alter table sports.event add column feed_stop text check (feed_stop in ('stall', 'conflict'));

grant select, insert, update on sports.feed to poyraz_app;
grant select, insert on sports.feed_message to poyraz_app;
grant select, insert, delete on sports.feed_alarm to poyraz_app;

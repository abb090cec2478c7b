-- Matches whose goals a player wants to hear about.
create table sports.followed_match (
  player_id uuid not null,
  event_id integer not null references sports.event on delete cascade,
  at timestamptz not null,
  primary key (player_id, event_id)
);
create index followed_match_event on sports.followed_match (event_id, player_id);
grant select, insert, update, delete on sports.followed_match to poyraz_app;

-- Virtual games: rounds of `tables` on which players bet by coupons.

-- Lists of the sportsbook leave out the leagues of virtual games.
alter table sports.league add column is_virtual boolean not null default false;

-- Ids of virtual events lie above those of all other sources.
create sequence sports.virtual_event_id as integer minvalue 2000000000;
grant usage on sequence sports.virtual_event_id to poyraz_app;

-- The events of a round in their order: the matches, then the bet on the race or on the champion.
create table sports.virtual_event (
  round_id uuid not null,
  place integer not null check (place >= 0),
  event_id integer not null references sports.event,
  primary key (round_id, place)
);
create unique index virtual_event_by_event on sports.virtual_event (event_id);
grant select, insert, delete on sports.virtual_event to poyraz_app;
-- Events of rounds that nobody bet on are deleted after a week.
grant delete on sports.event, sports.result, sports.exposure to poyraz_app;

-- The account that takes the stakes and pays the wins.
select ledger.open_house('house:virtual', clock_timestamp());

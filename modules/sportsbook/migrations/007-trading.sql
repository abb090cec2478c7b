-- Trading: decisions of staff about prices and bets, and one list of alarms.

-- A decision in force. `target` names a sport, a league, an event, a market or an outcome:
-- `sport:football`, `league:3`, `event:501`, `market:501/FT_OU:2.5`, `outcome:501/FT_OU:2.5/O`.
-- `event_id` is set from the event down. `value` is the book of a margin in thousandths, or odds in thousandths.
create table sports.intervention (
  kind text not null check (kind in ('stop', 'margin', 'price')),
  target text not null,
  event_id integer references sports.event,
  value integer check ((value is null) = (kind = 'stop')),
  reason text not null,
  by text not null,
  at timestamptz not null,
  primary key (target, kind)
);
create index intervention_of_event on sports.intervention (event_id) where event_id is not null;
create index intervention_by_time on sports.intervention (at desc);
grant select, insert, update, delete on sports.intervention to poyraz_app;

-- A stop is an intervention now.
alter table sports.event drop column stopped;

-- Alarms about money at risk and about prices are about an outcome, and have no source.
alter table sports.feed_alarm rename to alarm;
alter index sports.feed_alarm_of_event rename to alarm_of_event;
alter index sports.feed_alarm_by_time rename to alarm_by_time;
alter table sports.alarm drop constraint feed_alarm_kind_check;
alter table sports.alarm
  alter column source drop not null,
  add column market text,
  add column outcome text,
  add column acknowledged_at timestamptz,
  add column acknowledged_by text,
  add constraint alarm_kind_check check (kind in
    ('invalid', 'backwards', 'contradiction', 'gap', 'stall', 'unknown_event', 'exposure', 'price')),
  add constraint alarm_source_check check ((source is null) = (kind in ('exposure', 'price'))),
  add constraint alarm_acknowledged_check check ((acknowledged_at is null) = (acknowledged_by is null));
create index alarm_open on sports.alarm (event_id, kind) where acknowledged_at is null;
grant update (acknowledged_at, acknowledged_by) on sports.alarm to poyraz_app;

-- The most exposed outcomes, and the newest coupons.
create index exposure_by_liability on sports.exposure (liability desc) where liability > 0;
create index coupon_by_time on sports.coupon (placed_at desc, id);

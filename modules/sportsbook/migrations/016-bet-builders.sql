-- A bet builder is a leg of the market BUILDER whose parts are selections of one match. `builder` has the
-- parts, each with the chance of the whole in millionths if this part wins, and the odds of every set of
-- parts when the leg was taken.
alter table sports.leg
  add column builder jsonb,
  add constraint leg_builder_check check ((market = 'BUILDER') = (builder is not null));
create index leg_builder_of_event on sports.leg (event_id) where builder is not null;

-- Outcomes on which the result of a leg depends: its own, or those of its parts.
create view sports.leg_outcome as
  select coupon_id, event_id, market, outcome from sports.leg where builder is null
  union all
  select l.coupon_id, l.event_id, p ->> 'market', p ->> 'outcome'
  from sports.leg l, jsonb_array_elements(l.builder -> 'parts') p where l.builder is not null;
grant select on sports.leg_outcome to poyraz_app;

-- State of the score model behind the prices of the event; null without one.
alter table sports.event add column joint jsonb;

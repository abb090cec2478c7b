-- Bets on whole seasons, and each-way coupons.

-- An event without teams is about the season of its league; bets on it end at `starts_at`, the next kick-off.
alter table sports.event
  alter column home_id drop not null,
  alter column away_id drop not null,
  add constraint event_sides check ((home_id is null) = (away_id is null));
create index event_outright on sports.event (league_id) where home_id is null and state = 'upcoming';

-- Terms of an each-way coupon. Its legs are the win and the place, and each is a line.
alter table sports.coupon add column each_way jsonb;

-- A refused message is kept as the text that came: JSON text may hold what jsonb does not, such as a NUL.
alter table sports.feed_alarm alter column message type text using message::text;

-- Digests and alarms are kept for some days.
grant delete on sports.feed_message to poyraz_app;
create index feed_message_by_time on sports.feed_message using brin (at);

-- Money that the house pays, on average, if a leg wins: each line with it at the odds of this leg alone.
alter table sports.leg add column exposure bigint not null default 0 check (exposure >= 0);
update sports.leg l set exposure = c.potential from sports.coupon c
  where c.id = l.coupon_id and c.state in ('pending', 'open');

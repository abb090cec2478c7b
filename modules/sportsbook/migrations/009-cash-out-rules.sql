-- Automatic cash-out: a rule of the player on an open coupon. It sells everything that is open once the offer
-- is at least `target` or at most `floor`. `seen` is the sum of the versions of the coupon's events when the offer
-- was last compared, so that it differs after every change. `sells_at` ends the in-play delay of a met rule.
create table sports.cash_out_rule (
  coupon_id uuid primary key references sports.coupon,
  target bigint check (target > 0),
  floor bigint check (floor > 0),
  set_at timestamptz not null,
  seen bigint not null default -1,
  sells_at timestamptz,
  check (num_nonnulls(target, floor) > 0),
  check (floor < target)
);
grant select, insert, update, delete on sports.cash_out_rule to poyraz_app;

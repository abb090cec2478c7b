-- Alarms about settlements that leave out an outcome of coupons.
alter table sports.alarm
  drop constraint alarm_kind_check,
  drop constraint alarm_source_check,
  add constraint alarm_kind_check check (kind in ('invalid', 'backwards', 'contradiction', 'gap', 'stall',
    'unknown_event', 'exposure', 'price', 'unsettled')),
  add constraint alarm_source_check check ((source is null) = (kind in ('exposure', 'price', 'unsettled')));

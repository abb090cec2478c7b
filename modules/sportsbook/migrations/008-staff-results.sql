-- A third register of a result: what staff decided. It counts before the feed until staff withdraw it.
alter table sports.result
  add column staff_kind text check (staff_kind in ('settled', 'void')),
  add column staff_outcomes jsonb,
  add column staff_by text,
  add column staff_reason text,
  add column staff_at timestamptz,
  add constraint result_staff_outcomes_check
    check ((staff_outcomes is not null) = (staff_kind is not distinct from 'settled')),
  add constraint result_staff_check check (num_nulls(staff_kind, staff_by, staff_reason, staff_at) in (0, 4));
create index result_of_staff on sports.result (staff_at desc) where staff_kind is not null;

-- Correction of a leg that was taken at an obviously wrong price (R56): it counts at the right price, or is
-- void. `odds_milli` is the price that counts; `taken_odds` is the one at which the leg was taken.
alter table sports.leg
  add column correction text check (correction in ('price', 'void')),
  add column taken_odds integer,
  add constraint leg_corrected_check check ((correction is null) = (taken_odds is null));
create index leg_of_outcome on sports.leg (event_id, market, outcome);

-- Time of the last round of a day and game. Days that were added before have the start of the day.
alter table casino.player_day add column last_at timestamptz;
update casino.player_day set last_at = timezone('Europe/Istanbul', day::timestamp);
alter table casino.player_day alter column last_at set not null;

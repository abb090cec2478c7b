-- Set after a restore: seeds of the next rounds of the season may have been revealed after the backup.
alter table tables.season add column retired_at timestamptz;

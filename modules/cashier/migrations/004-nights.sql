-- Nights whose reconciliation began, each once for all servers; one that died leaves `finished_at` empty.
create table cashier.night (
  day date primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  differences integer check (differences >= 0)
);
grant select, insert, update (started_at, finished_at, differences) on cashier.night to poyraz_app;

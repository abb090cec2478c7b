-- Rounds that their players show to whoever has the link. Removing the row revokes the link.
create table casino.shared_round (
  token text primary key check (token ~ '^[A-Za-z0-9]{26}$'),
  round_id uuid not null unique,
  player_id uuid not null,
  created_at timestamptz not null
);
create index shared_round_by_player on casino.shared_round (player_id, created_at);
grant select, insert, delete on casino.shared_round to poyraz_app;

-- Tickets that wait for their socket, each for half a minute. After a crash there is none: clients ask again.
create unlogged table identity.socket_ticket (
  ticket_hash bytea primary key,
  player_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index socket_ticket_expiry on identity.socket_ticket (expires_at);
grant select, insert, delete on identity.socket_ticket to poyraz_app;

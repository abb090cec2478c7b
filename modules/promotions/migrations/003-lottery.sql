-- A draw of the lottery. Its seed is committed to when the row is made, and in clear text nowhere before the
-- draw; what the draw was made of comes together with its outcome.
create table promotions.draw (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  issued integer not null default 0 check (issued >= 0),
  -- SHA-256 of the list of tickets at closing time.
  tickets_hash text check (tickets_hash ~ '^[0-9a-f]{64}$'),
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  rules_hash text check (rules_hash ~ '^[0-9a-f]{64}$'),
  outcome jsonb,
  streams jsonb,
  drawn_at timestamptz,
  check (num_nulls(tickets_hash, server_seed, rules_hash, outcome, streams, drawn_at) in (0, 6))
);
grant select, insert, update on promotions.draw to poyraz_app;

-- Numbers of a draw run from 1 without gaps; `place` counts the tickets of one player.
create table promotions.ticket (
  draw_id text not null references promotions.draw,
  number integer not null check (number > 0),
  id uuid not null unique,
  player_id uuid not null,
  place integer not null check (place > 0),
  earned_at timestamptz not null,
  -- In kuruş; null until the draw, 0 for a ticket that did not win.
  prize bigint check (prize >= 0),
  primary key (draw_id, number)
);
create unique index ticket_place on promotions.ticket (player_id, draw_id, place);
create index ticket_history on promotions.ticket (player_id, earned_at desc, number desc);
grant select, insert, update (prize) on promotions.ticket to poyraz_app;

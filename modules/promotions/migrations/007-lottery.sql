-- The lottery. A draw commits to its seed when its row is made; no clear seed is stored before the draw.
create table promotions.draw (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  commitment text not null unique check (commitment ~ '^[0-9a-f]{64}$'),
  sealed_seed bytea not null,
  issued integer not null default 0 check (issued >= 0),
  -- SHA-256 of the list of tickets at the closing time.
  tickets_hash text check (tickets_hash ~ '^[0-9a-f]{64}$'),
  server_seed text check (server_seed ~ '^[0-9a-f]{64}$'),
  rules_hash text check (rules_hash ~ '^[0-9a-f]{64}$'),
  outcome jsonb,
  streams jsonb,
  drawn_at timestamptz,
  -- Tickets of disputed deposits that were deleted before the draw.
  voided integer not null default 0,
  -- The numbers that won, the first prize first.
  winning integer[],
  check (num_nulls(tickets_hash, server_seed, rules_hash, outcome, streams, drawn_at) in (0, 6)),
  check (voided between 0 and issued)
);
grant select, insert, update on promotions.draw to poyraz_app;

-- Numbers of a draw run from 1; `place` counts the tickets of one player.
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
grant select, insert, update (prize), delete on promotions.ticket to poyraz_app;

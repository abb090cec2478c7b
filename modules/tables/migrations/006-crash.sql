-- Crash: rounds in which a kite rises until its string breaks, and bets that are cashed out meanwhile.

-- A flight holds nothing that tells its end: the crash follows from the sealed chain, and `room.ends_at` is the
-- latest possible end.
create table tables.flight (
  round_id uuid primary key references tables.round,
  -- Start of the kite from 1.00, by the clock of the database; null while bets are open.
  starts_at timestamptz
);

-- What a bet of a crash round has beside its stake. Multipliers are hundredths.
create table tables.flight_bet (
  bet_id uuid primary key references tables.bet,
  -- Automatic cash-out that the player chose.
  target integer check (target > 100),
  -- Multiplier at which the bet is cashed out at the latest: the target, or the limit of the table.
  most integer not null check (most > 100),
  -- Time of the player's cash-out after the start.
  cashed_ms integer check (cashed_ms > 0),
  -- Multiplier that was paid, 0 for a lost bet.
  paid integer check (paid >= 0),
  check (cashed_ms is null or paid is not null)
);

grant select, insert, update on tables.flight, tables.flight_bet to poyraz_app;

select ledger.open_house('house:live:crash', clock_timestamp());

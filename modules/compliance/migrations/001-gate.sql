-- The gate: one row per player with everything that bets and deposits are checked against, and the tables
-- that it is made from.

create schema compliance;
grant usage on schema compliance to poyraz_app;

-- The part of the jurisdiction profile that statements need, written at every start. `first_denials` are
-- the denials of a player who was not reviewed yet: none for play money, everything in the strict profile.
create table compliance.rules (
  is_the_one boolean primary key default true check (is_the_one),
  profile text not null,
  first_denials jsonb not null,
  reality_minutes integer not null check (reality_minutes >= 0)
);
insert into compliance.rules (profile, first_denials, reality_minutes) values ('play', '{}', 60);
grant select, update on compliance.rules to poyraz_app;

-- Everyone who moves money of a player or changes this row locks it first, in the same transaction: a bet
-- is before or after an exclusion, never beside it.
create table compliance.gate (
  player_id uuid primary key,
  -- Copies of identity.gate.
  epoch bigint not null default 1,
  active boolean not null default true,
  closed_at timestamptz,
  excluded boolean not null default false,
  timed_out_until timestamptz,
  -- Product → error code, from the licence gate's last decision.
  denials jsonb not null,
  -- From this time on the location has to be checked again.
  location_until timestamptz,
  stake_max bigint check (stake_max > 0),
  -- The operator's limit by age group; `stake_max` is the player's own.
  slot_stake_max bigint check (slot_stake_max > 0),
  session_minutes_max integer check (session_minutes_max > 0),
  loss_limited boolean not null default false,
  reality_minutes integer not null check (reality_minutes in (0, 15, 30, 60)),
  -- The period of play. A break of 15 minutes ends it; an acknowledged reality check starts the next one.
  playing_since timestamptz,
  last_bet_at timestamptz,
  reality_due boolean not null default false,
  play_day date,
  played_ms bigint not null default 0 check (played_ms >= 0),
  dormant_since timestamptz,
  -- Since when staff keep the player from playing and paying in. The event has the reason; `denials` has
  -- every product, so that bets and deposits check nothing more.
  stopped_at timestamptz
) with (fillfactor = 70);
grant select, insert, update on compliance.gate to poyraz_app;

-- Totals of the present window in kuruş: gross deposits, or stakes minus wins. `max` is the limit. An older
-- row starts anew; a clock that goes back opens no second window.
create table compliance.window (
  player_id uuid not null,
  kind text not null check (kind in ('deposit', 'loss')),
  period text not null check (period in ('day', 'week', 'month')),
  starts_on date not null,
  amount bigint not null,
  max bigint check (max > 0),
  primary key (player_id, kind, period)
) with (fillfactor = 70);
grant select, insert, update on compliance.window to poyraz_app;

-- Deposits that count in the windows, from their request on. A failed one is removed from them.
create table compliance.deposit (
  player_id uuid not null,
  key text not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (player_id, key)
);
create index deposit_at on compliance.deposit (at);
create index deposit_player on compliance.deposit (player_id, at);
grant select, insert, delete on compliance.deposit to poyraz_app;

-- The player's own limits. A looser value waits until `next_at`; then `next_value` null removes the limit.
create table compliance.player_limit (
  id uuid primary key,
  player_id uuid not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text check (period in ('day', 'week', 'month')),
  value bigint not null check (value > 0),
  next_value bigint check (next_value > 0),
  next_at timestamptz,
  set_at timestamptz not null,
  check (next_value is null or next_at is not null),
  check ((kind = 'stake') = (period is null))
);
create unique index player_limit_kind on compliance.player_limit (player_id, kind, coalesce(period, ''));
grant select, insert, update, delete on compliance.player_limit to poyraz_app;

create table compliance.exclusion (
  id uuid primary key,
  player_id uuid not null,
  kind text not null check (kind in ('time_out', 'self_exclusion', 'register')),
  starts_at timestamptz not null,
  -- Null: ended by staff or the register only.
  ends_at timestamptz check (ends_at > starts_at),
  -- Time at which the player asked to come back. A second confirmation after it lifts the exclusion.
  return_at timestamptz,
  lifted_at timestamptz
);
create unique index exclusion_open on compliance.exclusion (player_id, kind) where lifted_at is null;
grant select, insert, update on compliance.exclusion to poyraz_app;

-- Scopes that staff closed for bets: 'all', a product or 'game:<id>'. Open rounds still end.
create table compliance.closure (
  scope text primary key check (scope ~ '^[a-z_]+(:[0-9]+)?$'),
  reason text not null check (length(trim(reason)) >= 3),
  closed_by text not null check (length(closed_by) >= 2),
  closed_at timestamptz not null
);
grant select, insert, delete on compliance.closure to poyraz_app;

-- Decisions of the licence gate that differ from the one before, with their inputs.
create table compliance.decision (
  id bigint generated always as identity primary key,
  player_id uuid not null,
  product text not null,
  answer text not null check (answer in ('allow', 'play_money_only', 'deny')),
  reason text not null,
  rule_version text not null,
  inputs jsonb not null,
  at timestamptz not null
);
create index decision_player on compliance.decision (player_id, product, id desc);
grant select, insert on compliance.decision to poyraz_app;

-- Locations of a player's connections. The newest has the highest id, whatever the clock said. They are
-- personal data: those that no case needs are deleted after a while.
create table compliance.location (
  id bigint generated always as identity primary key,
  player_id uuid not null,
  at timestamptz not null,
  address text not null,
  verdict text not null check (verdict in ('ok', 'failed', 'vpn', 'travel')),
  country text,
  latitude double precision,
  longitude double precision
);
create index location_player on compliance.location (player_id, id desc);
create index location_at on compliance.location (at);
grant select, insert, delete on compliance.location to poyraz_app;

-- Creates the gate of a new player, and copies changes of identity.gate.
create function compliance.follow_identity() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into compliance.gate (player_id, epoch, active, denials, reality_minutes)
  select new.player_id, new.epoch, new.active, r.first_denials, r.reality_minutes from compliance.rules r
  on conflict (player_id) do update set epoch = excluded.epoch, active = excluded.active;
  return null;
end $$;
create trigger follow_identity after insert or update on identity.gate
  for each row execute function compliance.follow_identity();

-- Returns the first day of the window that contains `p_at`: days in Istanbul, weeks from Monday, months.
create function compliance.window_start(p_period text, p_at timestamptz) returns date
language sql stable as $$
  select date_trunc(p_period, timezone('Europe/Istanbul', p_at))::date
$$;

-- Locks the gates of these players in the order of players, and creates missing ones.
create function compliance.lock_gates(p_players uuid[]) returns compliance.gate[]
language plpgsql set search_path = pg_catalog, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  v_gates compliance.gate[];
begin
  for attempt in 1 .. 2 loop
    select array_agg(g) into v_gates from (
      select * from compliance.gate where player_id = any (p_players) order by player_id for no key update) g;
    exit when coalesce(cardinality(v_gates), 0) = (select count(distinct p) from unnest(p_players) p);
    insert into compliance.gate (player_id, denials, reality_minutes)
    select p, r.first_denials, r.reality_minutes
      from (select distinct unnest(p_players) p order by 1) p, compliance.rules r
    on conflict do nothing;
  end loop;
  return v_gates;
end $$;

revoke execute on function compliance.follow_identity, compliance.window_start, compliance.lock_gates
  from public;
grant execute on function compliance.window_start, compliance.lock_gates to poyraz_app;

-- Events with their prices, results of markets, and coupons. Money is in wagering alone.

create schema sports;
grant usage on schema sports to poyraz_app;

create table sports.league (
  id integer primary key check (id > 0),
  sport text not null,
  name text not null,
  country_tr text not null,
  country_en text not null,
  legs_min integer not null check (legs_min between 1 and 4)
);

create table sports.team (
  id integer primary key check (id > 0),
  league_id integer not null references sports.league,
  name text not null,
  short text not null,
  colors text[] not null
);

-- `feed_sequence` is that of the newest price or score that was applied; older messages change nothing.
-- `markets` has every market that was ever offered, with its prices of now. `facts` is the score, the clock and
-- what happened.
create table sports.event (
  id integer primary key check (id > 0),
  league_id integer not null references sports.league,
  season integer not null,
  home_id integer not null references sports.team,
  away_id integer not null references sports.team,
  starts_at timestamptz not null,
  state text not null default 'upcoming'
    check (state in ('upcoming', 'live', 'finished', 'postponed', 'abandoned', 'cancelled')),
  facts jsonb,
  markets jsonb not null default '[]',
  version integer not null default 0,
  feed_sequence bigint not null default -1,
  -- Staff take no bets on it.
  stopped boolean not null default false
);
create index event_by_start on sports.event (starts_at, id);
create index event_open on sports.event (starts_at, id) where state in ('upcoming', 'live');
create index event_of_league on sports.event (league_id, season, starts_at);
create index event_of_home on sports.event (home_id, starts_at);
create index event_of_away on sports.event (away_id, starts_at);

-- Prices of the first market over time.
create table sports.price (
  event_id integer not null references sports.event,
  version integer not null,
  at timestamptz not null,
  market text not null,
  outcomes jsonb not null,
  primary key (event_id, market, version)
);

-- The result of a market: two registers, each with the newest message alone, so that messages in any order
-- and any repetition end in the same result. `outcomes` is null while the market is not settled. A cancellation
-- voids bets that were accepted from `cancel_from` until `cancel_to`.
create table sports.result (
  event_id integer not null references sports.event,
  market text not null,
  settle_sequence bigint not null default -1,
  outcomes jsonb,
  cancel_sequence bigint not null default -1,
  cancelled boolean not null default false,
  cancel_from timestamptz,
  cancel_to timestamptz,
  primary key (event_id, market)
);

-- A coupon is one open stake of wagering with the same id. `cashed_stake` was sold; `settled_win` is what its
-- rest was settled for, null while it is open. `due` marks coupons of which a result changed.
create table sports.coupon (
  id uuid primary key,
  player_id uuid not null,
  code text not null,
  state text not null
    check (state in ('pending', 'declined', 'open', 'won', 'lost', 'void', 'cashed_out')),
  sizes integer[],
  lines integer not null check (lines > 0),
  unit_stake bigint not null check (unit_stake > 0),
  stake bigint not null check (stake = unit_stake * lines),
  odds_milli bigint not null,
  potential bigint not null,
  free_bet boolean not null,
  odds_policy text not null check (odds_policy in ('any', 'higher', 'none')),
  placed_at timestamptz not null,
  decides_at timestamptz,
  accepted_at timestamptz,
  decline_reason text,
  settled_at timestamptz,
  cashed_stake bigint not null default 0 check (cashed_stake between 0 and stake),
  paid bigint not null default 0,
  settled_win bigint,
  settled_paid bigint not null default 0,
  revision integer not null default 0,
  due boolean not null default false,
  due_at timestamptz,
  check ((state = 'pending') = (decides_at is not null)),
  check ((state in ('won', 'lost', 'void')) = (settled_win is not null))
);
create index coupon_of_player on sports.coupon (player_id, placed_at desc);
create index coupon_pending on sports.coupon (decides_at) where state = 'pending';
create index coupon_due on sports.coupon (due_at) where due;

create table sports.leg (
  coupon_id uuid not null references sports.coupon,
  place integer not null,
  event_id integer not null references sports.event,
  market text not null,
  outcome text not null,
  odds_milli integer not null check (odds_milli > 1000),
  banker boolean not null,
  live boolean not null,
  score jsonb,
  primary key (coupon_id, place)
);
create index leg_of_market on sports.leg (event_id, market);

-- Everything that happened to a coupon; corrections are further rows.
create table sports.coupon_event (
  coupon_id uuid not null references sports.coupon,
  number integer not null,
  event text not null,
  amount bigint not null,
  at timestamptz not null,
  primary key (coupon_id, number)
);

-- Money at risk on an outcome: what open coupons with it would win.
create table sports.exposure (
  event_id integer not null references sports.event,
  market text not null,
  outcome text not null,
  liability bigint not null check (liability >= 0),
  primary key (event_id, market, outcome)
);

-- Selections behind a code.
create table sports.shared_coupon (
  code text primary key check (code ~ '^[A-Z0-9]{8}$'),
  selections jsonb not null,
  created_at timestamptz not null
);

grant select, insert, update on sports.league, sports.team, sports.event, sports.result, sports.coupon,
  sports.leg, sports.exposure to poyraz_app;
grant select, insert on sports.price, sports.coupon_event, sports.shared_coupon to poyraz_app;

-- Stakes of settled coupons go here, and wins come from here.
select ledger.open_house('house:sports', clock_timestamp());

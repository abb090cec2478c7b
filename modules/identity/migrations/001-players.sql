create schema identity;
grant usage on schema identity to poyraz_app;

-- One row for each person. Uniqueness is decided here and nowhere else: parallel registrations cannot both
-- win.
create table identity.player (
  id uuid primary key,
  username text not null,
  username_folded text not null unique check (username_folded ~ '^[a-z0-9._-]{4,20}$'),
  password_hash text not null,
  email text not null unique check (email = lower(email)),
  email_confirmed_at timestamptz,
  phone text not null unique check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  phone_confirmed_at timestamptz,
  -- A number that was asked for and is not confirmed yet; the confirmed one stays until then.
  phone_wanted text check (phone_wanted ~ '^\+[1-9][0-9]{7,14}$'),
  -- Keyed hash of the normalised identity number (who is it), and the number itself, sealed.
  identity_hash bytea not null unique,
  identity_box bytea not null,
  -- Keyed hash of folded name and birth date: several of one are looked at by a person.
  person_hash bytea not null,
  review text check (review in ('same_person')),
  firstname text not null,
  lastname text not null,
  birth_date date not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null,
  address text not null,
  language text not null check (language in ('tr', 'en')),
  sms_opt_in boolean not null,
  email_opt_in boolean not null,
  promo_code text,
  reference_number text,
  rid smallint not null default 10 check (rid in (10, 20)),
  two_factor text not null default 'none' check (two_factor in ('none', 'sms', 'ga')),
  created_at timestamptz not null,
  last_login_at timestamptz,
  -- When a confirmed e-mail or phone was last replaced by another: withdrawals wait for 24 hours after it.
  contact_changed_at timestamptz
);
create index player_person on identity.player (person_hash);
grant select, insert, update on identity.player to poyraz_app;

-- What money statements check of a player in the same breath: the epoch rises when a password changes.
create table identity.gate (
  player_id uuid primary key references identity.player,
  epoch bigint not null default 1 check (epoch > 0),
  active boolean not null default true
);
grant select, insert, update on identity.gate to poyraz_app;

-- Devices on which a player has signed in. Their wrong passwords are counted apart from everybody else's.
create table identity.device (
  player_id uuid not null references identity.player,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (player_id, device_hash)
);
grant select, insert, update on identity.device to poyraz_app;

-- A session is a family of sids: each refresh replaces the sid, and a replaced one that comes back late ends
-- them all.
create table identity.session (
  id uuid primary key,
  player_id uuid not null references identity.player,
  device_hash bytea not null,
  state text not null check (state in ('pending', 'full')),
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_input_at timestamptz not null,
  expires_at timestamptz not null,
  -- The last fresh proof that it is the player, for money and credentials.
  proved_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'player', 'password', 'login', 'reuse')),
  check ((ended_at is null) = (ended_by is null))
);
create index session_open on identity.session (player_id) where ended_at is null;
create index session_pending on identity.session (device_hash) where ended_at is null and state = 'pending';
create index session_expired on identity.session (expires_at);
grant select, insert, update, delete on identity.session to poyraz_app;

-- Only hashes: who reads this table cannot sign in with it.
create table identity.sid (
  sid_hash bytea primary key,
  session_id uuid not null references identity.session on delete cascade,
  replaced_at timestamptz
);
create index sid_session on identity.sid (session_id);
grant select, insert, update, delete on identity.sid to poyraz_app;

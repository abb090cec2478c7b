-- Players, their devices and sessions, and the folds by which accounts of one person are found.

create schema identity;
grant usage on schema identity to poyraz_app;

-- Ignores spelling, case, Turkish letters, accents, spaces and punctuation.
create function identity.fold(p_text text) returns text
language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select regexp_replace(
    lower(translate(regexp_replace(normalize(p_text, NFKD), '[\u0300-\u036f]', '', 'g'), U&'\0131', 'i')),
    '[\s!-/:-@\[-`{-~]+', '', 'g')
$$;

-- The mailbox of an e-mail address: without a +tag, and without dots, which some providers ignore.
create function identity.mailbox(p_email text) returns text
language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
  select replace(split_part(split_part(lower(p_email), '@', 1), '+', 1), '.', '') || '@'
    || replace(split_part(lower(p_email), '@', 2), 'googlemail.com', 'gmail.com')
$$;
grant execute on function identity.fold, identity.mailbox to poyraz_app;

-- One row per account. Unique indexes decide between parallel registrations. An e-mail address or phone
-- belongs to the account that proved it first; unproven claims reserve nothing. An identity number is held
-- by one account at a time. An unproven claim to it ends when its owner shows documents, when staff release
-- it, or after some time (`store/claims.ts`).
create table identity.player (
  id uuid primary key,
  username text not null,
  username_folded text not null unique check (username_folded ~ '^[a-z0-9._-]{4,20}$'),
  password_hash text not null,
  email text not null check (email = lower(email)),
  email_confirmed_at timestamptz,
  phone text not null check (phone ~ '^\+[1-9][0-9]{7,14}$'),
  phone_confirmed_at timestamptz,
  -- The new phone number until its code is confirmed; `phone` has the present one until then.
  phone_wanted text check (phone_wanted ~ '^\+[1-9][0-9]{7,14}$'),
  -- Keyed hash of the normalised identity number, and the number itself, encrypted.
  identity_hash bytea not null,
  identity_box bytea not null,
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
  -- Time at which a confirmed e-mail or phone was last replaced. Withdrawals wait for 24 hours after it.
  contact_changed_at timestamptz,
  -- Time at which staff accepted documents with this identity number. No other account can get it after
  -- that.
  identity_proven_at timestamptz,
  -- Time at which the claim to the number ended. Another account may hold the number now.
  identity_yielded_at timestamptz,
  -- Time at which staff found that the number belongs to somebody else, whose documents they saw. The
  -- account is not compared by this number any more.
  identity_disowned_at timestamptz,
  constraint player_identity_claim check (identity_proven_at is null or identity_yielded_at is null),
  constraint player_identity_disowned check (identity_disowned_at is null or identity_yielded_at is not null)
);
create unique index player_email_proven on identity.player (email) where email_confirmed_at is not null;
create unique index player_phone_proven on identity.player (phone) where phone_confirmed_at is not null;
create unique index player_identity_held on identity.player (identity_hash) where identity_yielded_at is null;
create index player_email on identity.player (email);
create index player_phone on identity.player (phone);
create index player_identity on identity.player (identity_hash);
-- Find accounts that may belong to one person.
create index player_name_birth_date on identity.player (identity.fold(firstname || lastname), birth_date);
create index player_name_address
  on identity.player (identity.fold(firstname || lastname), identity.fold(address || city));
create index player_mailbox on identity.player (identity.mailbox(email));
grant select, insert, update on identity.player to poyraz_app;

-- State of a player that money statements check. The epoch rises when the password changes.
create table identity.gate (
  player_id uuid primary key references identity.player,
  epoch bigint not null default 1 check (epoch > 0),
  active boolean not null default true
);
grant select, insert, update on identity.gate to poyraz_app;

-- Accounts whose password is published. They are paused while other machines can reach the server.
create table identity.demo_account (
  player_id uuid primary key references identity.player,
  -- Time of the pause; null while the account is open, or closed for another reason.
  paused_at timestamptz
);
grant select, insert, update on identity.demo_account to poyraz_app;

-- Devices on which a player has signed in. Their wrong passwords are counted separately.
create table identity.device (
  player_id uuid not null references identity.player,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Time at which the player proved the address. Older devices are no longer trusted, but registrations are
  -- still compared with them.
  revoked_at timestamptz,
  primary key (player_id, device_hash)
);
create index device_hash on identity.device (device_hash);
grant select, insert, update on identity.device to poyraz_app;

-- A session is a family of session ids: each refresh replaces the id, and a replaced id that is used again
-- ends the session.
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
  -- Time of the last fresh proof (password, code or login), for calls about money and credentials.
  proved_at timestamptz,
  ended_at timestamptz,
  ended_by text check (ended_by in ('logout', 'player', 'password', 'login', 'reuse', 'protection')),
  check ((ended_at is null) = (ended_by is null))
);
create index session_open on identity.session (player_id) where ended_at is null;
create index session_pending on identity.session (device_hash) where ended_at is null and state = 'pending';
create index session_expired on identity.session (expires_at);
grant select, insert, update, delete on identity.session to poyraz_app;

-- Only hashes, so a reader of this table cannot sign in with it.
create table identity.sid (
  sid_hash bytea primary key,
  session_id uuid not null references identity.session on delete cascade,
  replaced_at timestamptz
);
create index sid_session on identity.sid (session_id);
grant select, insert, update, delete on identity.sid to poyraz_app;

-- Unused tickets of sockets, valid for 30 seconds. They may be lost in a crash: clients request new ones.
create unlogged table identity.socket_ticket (
  ticket_hash bytea primary key,
  player_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);
create index socket_ticket_expiry on identity.socket_ticket (expires_at);
grant select, insert, delete on identity.socket_ticket to poyraz_app;

-- Seed pairs and rounds of slots.

-- Domains, because a check of the column would run again whenever a nonce moves.
create domain casino.digest as text
  check (octet_length(value) = 64 and value !~ '[^0-9a-f]');
create domain casino.client_seed as text
  check (octet_length(value) between 1 and 64 and value !~ '[^!-~]');

-- Each player has one active pair and one next pair. The database has no clear seed before its reveal.
create table casino.seed_pair (
  id uuid primary key,
  player_id uuid not null,
  state text not null check (state in ('next', 'active', 'revealed')),
  commitment casino.digest not null unique,
  sealed_seed bytea not null,
  server_seed casino.digest,
  client_seed casino.client_seed,
  stale_seed boolean not null default true,
  nonce integer not null default 0 check (nonce >= 0),
  last_round_at timestamptz,
  activated_at timestamptz,
  -- Hash of the player's latest receipt; the next pair goes on from it.
  receipt_head bytea not null default decode(repeat('00', 32), 'hex') check (octet_length(receipt_head) = 32),
  check ((server_seed is not null) = (state = 'revealed')),
  check (state = 'next' or (client_seed is not null and activated_at is not null))
) with (fillfactor = 70);
create unique index seed_pair_live on casino.seed_pair (player_id, state) where state in ('active', 'next');
grant select, insert, update on casino.seed_pair to poyraz_app;

-- A round is written once, with its money; one that waits for a choice of the player is open. It has no
-- foreign keys to its game and pair: the check would lock the row of the game for the rounds of all players.
create table casino.round (
  id uuid primary key,
  player_id uuid not null,
  game_id integer not null,
  pair_id uuid not null,
  nonce integer not null check (nonce > 0),
  rules_hash text not null,
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  balance_after bigint not null check (balance_after >= 0),
  -- `json` is stored as it came: it is read whole and never searched.
  outcome json not null,
  streams json not null,
  state text not null check (state in ('open', 'closed')),
  -- The key of the call that played it, and of its transaction in the ledger.
  key text not null,
  created_at timestamptz not null,
  -- A free spin: the house pays the stake, which counts for no limit.
  free boolean not null default false,
  -- Hash of the player's receipt before this one, and of the receipt of this round; null while it is open.
  receipt_prev bytea,
  receipt_hash bytea
);
create unique index round_key on casino.round (player_id, key);
create index round_by_player on casino.round (player_id, id);
-- An expression, so that the planner of `play_batch` can use no other index for the open round.
create unique index round_open on casino.round ((player_id::text), game_id) where state = 'open';
grant select, insert on casino.round to poyraz_app;

-- Returns the hash of a receipt, which the player's next receipt names (`packages/fairness/receipt-chain.ts`):
-- SHA-256 over LP(tag), the hash before it, the hash of its facts, and LP(what only the database knows).
-- `p_jackpot` is entry, pot, from, to and amount, `-` for one that the receipt does not have.
create function casino.receipt_hash(
  p_prev bytea, p_facts bytea, p_at timestamptz, p_jackpot text default '- - - - -'
) returns bytea language sql stable as $$
  select sha256(int4send(13) || 'poyraz/1/link'::bytea || p_prev || p_facts
    || int4send(octet_length(stored)) || convert_to(stored, 'UTF8'))
    from (select floor(extract(epoch from p_at) * 1000)::bigint || ' ' || p_jackpot) as late (stored)
$$;
revoke execute on function casino.receipt_hash from public;
grant execute on function casino.receipt_hash to poyraz_app;

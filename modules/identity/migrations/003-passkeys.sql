-- Passkeys (WebAuthn). Only public keys are kept, so a reader of this table cannot sign in with it.

create table identity.passkey (
  id uuid primary key,
  player_id uuid not null references identity.player,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  -- Signatures that the authenticator says it has made; synced passkeys always say 0.
  counter bigint not null check (counter >= 0),
  -- Ways to reach the authenticator, as the browser names them.
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_player on identity.passkey (player_id);
grant select, insert, update (name, counter, last_used_at), delete on identity.passkey to poyraz_app;

-- Challenges that wait for their answer: of a session that adds a passkey, or of a login (no session).
create table identity.passkey_challenge (
  challenge_hash bytea primary key,
  session_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenge_expired on identity.passkey_challenge (expires_at);
grant select, insert, delete on identity.passkey_challenge to poyraz_app;

-- What nobody proved reserves nothing for ever. An e-mail address or phone belongs to the account that proved
-- it; others may name it until then, and the first proof wins. An identity number is held by one account at a
-- time: an unproven claim yields to the documents of its owner, to staff, or when it expires.
alter table identity.player
  drop constraint player_email_key,
  drop constraint player_phone_key,
  drop constraint player_identity_hash_key,
  -- When staff accepted documents with this identity number; nobody else gets it after that.
  add column identity_proven_at timestamptz,
  -- When the claim of the number gave way: another account may hold it now.
  add column identity_yielded_at timestamptz,
  add constraint player_identity_claim check (identity_proven_at is null or identity_yielded_at is null);
create unique index player_email_proven on identity.player (email) where email_confirmed_at is not null;
create unique index player_phone_proven on identity.player (phone) where phone_confirmed_at is not null;
create unique index player_identity_held on identity.player (identity_hash) where identity_yielded_at is null;
create index player_email on identity.player (email);
create index player_phone on identity.player (phone);
create index player_identity on identity.player (identity_hash);

-- A device that was known before its player proved the address is not trusted any more. It stays in the list,
-- because whoever registers on it later is compared with all its players.
alter table identity.device add column revoked_at timestamptz;

-- Mails to one address are limited over all accounts that name it.
create index token_email on identity.token (email, created_at);

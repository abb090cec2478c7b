-- Keys and rules that receipts of rounds refer to, for ever: rows are added, and never changed or removed.

-- Rules that a game was offered with: the very text that `rules_hash` is the hash of.
create table casino.published_rules (
  slug text not null,
  rules_hash casino.digest not null,
  rules text not null,
  published_at timestamptz not null,
  primary key (slug, rules_hash)
);
grant select, insert on casino.published_rules to poyraz_app;

-- Public keys (Ed25519, hex) that sign receipts, or signed them once.
create table casino.receipt_key (
  key_id casino.digest primary key,
  since timestamptz not null
);
grant select, insert on casino.receipt_key to poyraz_app;

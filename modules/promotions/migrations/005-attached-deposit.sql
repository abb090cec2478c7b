-- An offer that came with a deposit waits for that one, by its key in the ledger; one of a registration for
-- whichever comes next. Wishes from before this migration stay as those of a registration.
alter table promotions.attached
  add column deposit_key text not null default '',
  drop constraint attached_pkey,
  add primary key (player_id, deposit_key);
alter table promotions.attached alter column deposit_key drop default;

-- When staff released the number to its owner, whose documents they saw: it is not this account's number.
-- Nobody is compared with the account by it any more; all its other data still count.
alter table identity.player
  add column identity_disowned_at timestamptz,
  add constraint player_identity_disowned
    check (identity_disowned_at is null or identity_yielded_at is not null);

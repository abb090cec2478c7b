-- A link that takes the account back from whoever switched a second step on.
alter table identity.token
  drop constraint token_kind_check,
  add constraint token_kind_check check (kind in ('email', 'reset', 'reclaim'));

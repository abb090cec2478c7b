-- Right passwords of players who are signed in are counted, too: each costs a hash.
alter table identity.attempt drop constraint attempt_kind_check;
alter table identity.attempt add constraint attempt_kind_check
  check (kind in ('password', 'code', 'register', 'login', 'claim'));

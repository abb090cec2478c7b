-- Logins with the right password are counted, too: each costs a hash, and one person has as many as the rate
-- limit allows.
alter table identity.attempt drop constraint attempt_kind_check;
alter table identity.attempt add constraint attempt_kind_check
  check (kind in ('password', 'code', 'register', 'login'));

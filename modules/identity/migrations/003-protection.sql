-- Sessions end, too, when a player excludes himself or closes the account.
alter table identity.session
  drop constraint session_ended_by_check,
  add constraint session_ended_by_check
    check (ended_by in ('logout', 'player', 'password', 'login', 'reuse', 'protection'));
-- Who registers on a device is asked about everybody who was ever signed in on it.
create index device_hash on identity.device (device_hash);

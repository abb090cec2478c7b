-- A case whose suspicion was reported to the authority. It stays open until two people close it.
alter table compliance.case
  add column reported_by text,
  add column reported_at timestamptz,
  add constraint case_reported check ((reported_by is null) = (reported_at is null));

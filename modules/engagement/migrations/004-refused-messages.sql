-- A message that its receiving service will never deliver.
alter table engagement.message
  drop constraint message_state_check,
  add constraint message_state_check check (state in ('kept', 'queued', 'sent', 'refused'));

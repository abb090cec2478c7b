-- Identity numbers that a member of staff wants released from an account that is kept from playing. The row
-- goes when a second person agrees.
create table compliance.number_release (
  player_id uuid primary key,
  proposed_by text not null,
  reason text not null,
  proposed_at timestamptz not null
);
grant select, insert, delete on compliance.number_release to poyraz_app;

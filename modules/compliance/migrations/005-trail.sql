-- The trail of changes to players' protection, as a chain of hashes, and when it was audited.

-- Recorded changes and views, with their actor. Append-only.
create table compliance.event (
  id bigint generated always as identity primary key,
  player_id uuid,
  actor text not null,
  kind text not null,
  data jsonb not null,
  at timestamptz not null
);
create index event_player on compliance.event (player_id, id);
grant select, insert on compliance.event to poyraz_app;

-- Each event is sealed with SHA-256 of the seal before it and of its own row, in the order of commits. An
-- event that is edited, removed or inserted breaks the chain at its row; one that is cut off at the end is
-- missed by a head that is kept outside the database.
create table compliance.event_seal (
  seq bigint primary key,
  event_id bigint not null unique references compliance.event,
  hash bytea not null check (octet_length(hash) = 32)
);
grant select on compliance.event_seal to poyraz_app;

-- The seal of an event; its time is in microseconds, so that it does not depend on settings of the session.
create function compliance.seal_of(p_before bytea, e compliance.event) returns bytea
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256(p_before || convert_to(jsonb_build_array(e.id, e.player_id, e.actor, e.kind, e.data,
    (extract(epoch from e.at) * 1000000)::bigint)::text, 'UTF8'))
$$;

-- Runs at the end of the transaction, when it waits for no other lock any more: the one lock of the chain
-- cannot cause a deadlock and is held for the commit alone.
create function compliance.seal_event() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_seq bigint;
  v_hash bytea;
begin
  perform pg_advisory_xact_lock(hashtext('compliance.event_seal'));
  select seq, hash into v_seq, v_hash from compliance.event_seal order by seq desc limit 1;
  insert into compliance.event_seal (seq, event_id, hash)
  values (coalesce(v_seq, 0) + 1, new.id, compliance.seal_of(coalesce(v_hash, ''), new));
  return null;
end $$;
create constraint trigger seal_event after insert on compliance.event
  deferrable initially deferred for each row execute function compliance.seal_event();

create function compliance.keep_events() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception 'compliance.% is not changed by %', tg_table_name, lower(tg_op)
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger keep_events before update or delete or truncate on compliance.event
  for each statement execute function compliance.keep_events();
create trigger keep_seals before update or delete or truncate on compliance.event_seal
  for each statement execute function compliance.keep_events();

-- Returns every place where the chain is broken, with what was done to the event.
create function compliance.audit_events() returns table (event_id bigint, fault text)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with chain as (
    select s.seq, s.event_id, s.hash, lag(s.hash, 1, '') over w as before,
      lag(s.seq, 1, 0::bigint) over w as last
    from compliance.event_seal s window w as (order by s.seq)
  )
  select coalesce(c.event_id, e.id),
    case when c.seq is null then 'unsealed'
      when e.id is null then 'removed'
      when c.seq <> c.last + 1 then 'seal_removed'
      else 'changed' end
  from chain c full join compliance.event e on e.id = c.event_id
  where c.seq is null or e.id is null or c.seq <> c.last + 1 or c.hash <> compliance.seal_of(c.before, e)
  order by 1
$$;

-- Every line that was written to the anchor file, so that a missing line of the file is found here. The
-- file holds the seals, so that a missing seal is found there.
create table compliance.anchor (
  line bigint primary key check (line > 0),
  hash bytea not null check (octet_length(hash) = 32)
);
grant select, insert on compliance.anchor to poyraz_app;
create trigger keep_anchors before update or delete or truncate on compliance.anchor
  for each statement execute function compliance.keep_events();

-- Audits of the books and of the trail: once a night for all servers. `finished_at` stays null if the
-- server that ran it died.
create table compliance.audit_round (
  subject text not null check (subject in ('books', 'trail')),
  night timestamptz not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  faults integer check (faults >= 0),
  primary key (subject, night),
  check ((finished_at is null) = (faults is null))
);
grant select, insert, update (started_at, finished_at, faults) on compliance.audit_round to poyraz_app;

revoke execute on function compliance.seal_of, compliance.seal_event, compliance.keep_events,
  compliance.audit_events from public;
grant execute on function compliance.audit_events to poyraz_app;

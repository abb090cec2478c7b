-- Who changed what is a chain: each event is sealed with SHA-256 of the seal before it and of its own row, in
-- the order of commits. An event that is edited, removed or put in between breaks the chain at its row; one
-- cut off at the end is shown by a head that was kept outside the database.
create table compliance.event_seal (
  seq bigint primary key,
  event_id bigint not null unique references compliance.event,
  hash bytea not null check (octet_length(hash) = 32)
);
grant select on compliance.event_seal to poyraz_app;

-- The row as it is sealed; its time in microseconds, so that no setting of a session changes it.
create function compliance.seal_of(p_before bytea, e compliance.event) returns bytea
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256(p_before || convert_to(jsonb_build_array(e.id, e.player_id, e.actor, e.kind, e.data,
    (extract(epoch from e.at) * 1000000)::bigint)::text, 'UTF8'))
$$;

-- At the end of its transaction, when no other lock is waited for any more: so the one lock of the chain can
-- close no circle, and is held for the commit alone.
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

-- Events from before the chain, in their order.
do $$
declare
  e compliance.event;
  v_seq bigint := 0;
  v_hash bytea := '';
begin
  for e in select * from compliance.event order by id loop
    v_seq := v_seq + 1;
    v_hash := compliance.seal_of(v_hash, e);
    insert into compliance.event_seal (seq, event_id, hash) values (v_seq, e.id, v_hash);
  end loop;
end $$;

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

-- Every place where the chain does not hold: none, or what was done to which event.
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
grant execute on function compliance.audit_events() to poyraz_app;

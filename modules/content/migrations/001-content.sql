create schema content;
grant usage on schema content to poyraz_app;

-- Every version of all content. An edit is a new row, so that the content of any day can be reconstructed.
-- The latest row of a kind and id is shown. The application may only insert.
create table content.revision (
  version int8 generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z][a-z-]{1,31}$'),
  id int4 not null check (id > 0),
  status int2 not null check (status in (0, 1)),
  sort int4 not null check (sort >= 0),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  -- SHA-256 (hex) of status, sort and body. A version with the hash of the latest one is not written.
  hash text not null check (length(hash) = 64),
  origin text not null check (origin in ('seed', 'staff')),
  created_at timestamptz not null
);
create index revision_latest on content.revision (kind, id, version desc);
grant select, insert on content.revision to poyraz_app;

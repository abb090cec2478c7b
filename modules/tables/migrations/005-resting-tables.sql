-- Tables that nobody watches rest between two rounds, and so do closed ones.

alter table tables.room add column rests boolean not null default false;

-- The time until which somebody watches the tables, in one row.
create table tables.attendance (
  only_row boolean primary key default true check (only_row),
  watched_until timestamptz not null
);
insert into tables.attendance (watched_until) values ('2000-01-01');
grant select, update on tables.attendance to poyraz_app;

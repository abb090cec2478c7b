-- How far players were told of bonuses that became cash. The one row is locked by the server that tells.
create table promotions.release_reader (
  is_the_one boolean primary key default true check (is_the_one),
  last_at timestamptz not null
);
insert into promotions.release_reader (last_at) values (now());
grant select, update on promotions.release_reader to poyraz_app;
create index bonus_released on promotions.bonus (ended_at) where state = 'released';

-- By what the keys beside a database are known again: a keyed hash of a constant tells nothing of the key.
create table db.key_print (
  name text primary key,
  print text not null
);
grant select, insert on db.key_print to poyraz_app;

-- A suspended browser gets nothing until its player signs in there again: its session was ended by a new
-- password, or because somebody else may have used it.
alter table engagement.push_subscription add column suspended boolean not null default false;

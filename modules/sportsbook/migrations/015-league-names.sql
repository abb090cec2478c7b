-- The English name of a league; null where the feed has one name for all languages.
alter table sports.league add column name_en text;

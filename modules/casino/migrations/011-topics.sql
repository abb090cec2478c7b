-- Subjects of a game, by which the lobby is filtered. Written from the deployed games at each start.

alter table casino.game add column topics text[] not null default '{}';

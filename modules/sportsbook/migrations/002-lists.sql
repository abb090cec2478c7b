-- The markets that lists of events show, kept beside all of an event: a list would read megabytes otherwise.

alter table sports.event
  add column main_markets jsonb not null generated always as (jsonb_path_query_array(markets,
    '$[*] ? (@.market == "FT_1X2" || @.market == "FT_DC" || @.market == "FT_OU:2.5" || @.market == "FT_BTTS")')) stored,
  add column active_markets integer not null generated always as
    (jsonb_array_length(jsonb_path_query_array(markets, '$[*] ? (@.state == "active")'))) stored;

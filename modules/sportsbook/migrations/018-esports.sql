-- Lists show the winner, the handicap and the total of rounds of e-sports.

alter table sports.event drop column main_markets;
alter table sports.event
  add column main_markets jsonb not null generated always as (jsonb_path_query_array(markets,
    '$[*] ? (@.market == "FT_1X2" || @.market == "FT_DC" || @.market == "FT_OU:2.5" || @.market == "FT_BTTS"
      || @.market like_regex
        "^(ML|SPREAD|TOTAL|MW|GAMES_AH|GAMES_OU|POINTS_AH|POINTS_OU|REG_1X2|PUCK_AH|GOALS_OU|ROUNDS_AH|ROUNDS_OU)(:|$)")')) stored;

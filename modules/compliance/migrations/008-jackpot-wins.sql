-- A jackpot is a win: it counts in the limits of losses.
create or replace function compliance.own_play(
  p_player uuid, p_from timestamptz, out staked bigint, out won bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(case debit when 'cash' then amount else -amount end)
           filter (where reason in ('bet', 'bet_void')), 0)::bigint,
         coalesce(sum(case credit when 'cash' then amount else -amount end)
           filter (where reason in ('win', 'jackpot')), 0)::bigint
    from ledger.transfer
   where owner = p_player and seq >= ledger.seq_from(p_player, p_from) and currency = ledger.currency()
     and reason in ('bet', 'bet_void', 'win', 'jackpot') and (debit = 'cash' or credit = 'cash')
$$;

-- True for the escrow of a product in which players win each other's stakes (decision 016); the same list as
-- PLAYER_PRODUCTS of the contract.
create function promotions.is_between_players(p_account text) returns boolean
language sql immutable as $$
  select p_account in ('stake:poker', 'stake:tavla', 'stake:okey')
$$;

-- The cash staked against the house after each of these deposits and before the next one. `p_seqs` and
-- `p_standing` are those of the deposits, in order. Reads from the newest stake back and stops where the
-- deposits are played as far as they can be, or where `p_enough` of them is (null: no such end); what was not
-- read counts as 0. A stake that returned was not played: it counts against the newest deposit.
create or replace function promotions.staked_after(
  p_player uuid, p_seqs bigint[], p_standing bigint[], p_enough bigint)
returns bigint[] language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  n integer := cardinality(p_seqs);
  v_staked bigint[] := array_fill(0::bigint, array[cardinality(p_seqs)]);
  v_total bigint := (select sum(s) from unnest(p_standing) s);
  v_sum bigint := coalesce((
    select sum(case v.debit when 'cash' then v.amount else -v.amount end) from ledger.transfer v
     where v.owner = p_player and v.seq > p_seqs[1] and v.reason = 'bet_void'
       and (v.debit = 'cash' or v.credit = 'cash')
       and not promotions.is_between_players(v.debit) and not promotions.is_between_players(v.credit)), 0);
  -- Deposits whose stakes were all read: the standing part, and the part that can no longer be played.
  v_newer bigint := 0;
  v_unplayed bigint := 0;
  t record;
begin
  v_staked[n] := v_sum;
  for t in
    select seq, amount from ledger.transfer
     where owner = p_player and seq > p_seqs[1] and reason = 'bet' and debit = 'cash'
       and not promotions.is_between_players(credit)
     order by seq desc
  loop
    while t.seq < p_seqs[n] loop
      v_newer := v_newer + p_standing[n];
      v_unplayed := greatest(v_unplayed, v_newer - v_sum);
      n := n - 1;
    end loop;
    exit when v_sum >= least(p_enough, v_total - v_unplayed);
    v_sum := v_sum + t.amount;
    v_staked[n] := v_staked[n] + t.amount;
  end loop;
  return v_staked;
end $$;

-- Stakes that returned, which few players have: found without reading all bets.
create index transfer_bet_void on ledger.transfer (owner, at, seq) where reason = 'bet_void';

-- As before; a stake that returned was not played. What returned counts against the newest deposit.
create or replace function promotions.staked_after(p_player uuid, p_from timestamptz, p_seqs bigint[],
  p_standing bigint[], p_enough bigint)
returns bigint[] language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  n integer := cardinality(p_seqs);
  v_staked bigint[] := array_fill(0::bigint, array[cardinality(p_seqs)]);
  v_total bigint := (select sum(s) from unnest(p_standing) s);
  v_sum bigint := coalesce((
    select sum(case v.debit when 'cash' then v.amount else -v.amount end) from ledger.transfer v
     where v.owner = p_player and v.at >= p_from and v.seq > p_seqs[1] and v.reason = 'bet_void'
       and (v.debit = 'cash' or v.credit = 'cash')), 0);
  -- Of the deposits whose stakes were all read: what stands, and what of it cannot be played any more.
  v_newer bigint := 0;
  v_unplayed bigint := 0;
  t record;
begin
  v_staked[n] := v_sum;
  for t in
    select seq, amount from ledger.transfer
     where owner = p_player and at >= p_from and seq > p_seqs[1] and reason = 'bet' and debit = 'cash'
     order by at desc, seq desc
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

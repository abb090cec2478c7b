-- A stake plays a deposit once its bet has ended. Until then it may come back: chips can be taken back before
-- a deadline, a coupon can be sold, and the reward that the stake unlocked would stay.

-- As before; stakes that wait in the escrow (`v_open`) are left out. The newest bets count as the open ones.
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
     where v.owner = p_player and v.seq > p_seqs[1] and v.reason = 'bet_void' and 'cash' in (v.debit, v.credit)
       and not promotions.is_between_players(v.debit) and not promotions.is_between_players(v.credit)), 0);
  v_open bigint := coalesce((
    select sum(a.balance) from ledger.account a
     where a.owner = p_player and a.code like 'stake:%' and not promotions.is_between_players(a.code)), 0);
  -- Deposits whose stakes were all read: the standing part, and the part that can no longer be played.
  v_newer bigint := 0;
  v_unplayed bigint := 0;
  t record;
begin
  v_staked[n] := v_sum;
  for t in
    select seq, amount, 0::bigint as played, credit like 'stake:%' as in_escrow from ledger.transfer
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
    t.played := t.amount - case when t.in_escrow then least(v_open, t.amount) else 0 end;
    v_open := v_open - (t.amount - t.played);
    v_sum := v_sum + t.played;
    v_staked[n] := v_staked[n] + t.played;
  end loop;
  return v_staked;
end $$;

-- The journal is read in the order of `seq` by its own three indexes.

drop index ledger.transfer_funding;
drop index ledger.transfer_bet_void;

-- As before; the legs that paid out a withdrawal are those that are linked to its hold.
create or replace function promotions.taken_out(p_player uuid)
returns table (at timestamptz, seq bigint, amount bigint, paid boolean)
language sql stable as $$
  select t.at, t.seq, coalesce(o.amount, h.amount), h.state = 'posted'
    from ledger.hold h
    join ledger.transfer t on t.owner = h.owner and t.key = h.key and t.leg = 1
    left join lateral (
      -- What was not paid out of it returned to the player.
      select sum(o.amount)::bigint as amount
        from ledger.transfer o
       where o.owner = h.owner and o.link = h.key and o.credit like 'house:%'
         and h.state = 'posted' and o.reason not in ('bet', 'win')) o on true
   where h.owner = p_player and h.source = 'cash' and h.state in ('open', 'posted')
     and not exists (
       select from ledger.transfer b
        where b.owner = h.owner and b.leg = 1
          and b.key = 'withdraw-back:' || substr(h.key, length('withdraw:') + 1))
$$;

-- As before, bounded by `seq` alone. `p_from` is the instant of the first deposit.
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
     where v.owner = p_player and v.seq > p_seqs[1] and v.reason = 'bet_void'
       and (v.debit = 'cash' or v.credit = 'cash')), 0);
  -- Of the deposits whose stakes were all read: what stands, and what of it cannot be played any more.
  v_newer bigint := 0;
  v_unplayed bigint := 0;
  t record;
begin
  v_staked[n] := v_sum;
  for t in
    select seq, amount from ledger.transfer
     where owner = p_player and seq > p_seqs[1] and reason = 'bet' and debit = 'cash'
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

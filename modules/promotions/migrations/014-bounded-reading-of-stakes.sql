-- Reads stakes of a player from the newest back, and stops as soon as older ones change nothing: the tickets
-- of a player with a million rounds cost what the stakes that earn them cost.

-- The cash staked after each of these deposits and before the next one. `p_seqs` and `p_standing` are those of
-- the deposits, in order. Stops where the deposits are played as far as they can be, or where `p_enough` of
-- them is (null: no such end); what was not read counts as 0.
create function promotions.staked_after(p_player uuid, p_from timestamptz, p_seqs bigint[],
  p_standing bigint[], p_enough bigint)
returns bigint[] language plpgsql stable
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  n integer := cardinality(p_seqs);
  v_staked bigint[] := array_fill(0::bigint, array[cardinality(p_seqs)]);
  v_total bigint := (select sum(s) from unnest(p_standing) s);
  v_sum bigint := 0;
  -- Of the deposits whose stakes were all read: what stands, and what of it cannot be played any more.
  v_newer bigint := 0;
  v_unplayed bigint := 0;
  t record;
begin
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

-- As before; `p_enough` is the sum beyond which the caller does not care, null for none.
drop function promotions.qualifying_deposits;
create function promotions.qualifying_deposits(p_player uuid, p_from timestamptz, p_to timestamptz,
  p_enough bigint)
returns table (key text, amount bigint, qualifying bigint)
language sql stable as $$
  with standing as materialized (
    select d.* from promotions.deposits(p_player) d where d.at >= p_from and d.standing > 0
  ), listed as materialized (
    select promotions.staked_after(p_player, min(s.at), array_agg(s.seq order by s.seq),
             array_agg(s.standing order by s.seq), p_enough) as staked
      from standing s having count(*) > 0
  ), queue as (
    select s.*, sum(s.standing) over later as from_here,
           sum(l.staked[s.n]) over later as staked
      from (select *, row_number() over (order by seq)::integer as n from standing) s cross join listed l
    window later as (order by s.n rows between current row and unbounded following)
  ), backlog as (
    select *, greatest(0, max(from_here - staked) over ()) as unplayed from queue
  )
  select key, amount, (standing - least(standing, greatest(0, unplayed - (from_here - standing))))::bigint
    from backlog where at < p_to
$$;

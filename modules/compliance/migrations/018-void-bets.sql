-- Bets may be void, or their settlement be taken back: a stake that returned is none, and a win that was
-- taken back is none. A transfer of a reason counts by its direction.

-- The cash that a player staked, and won back, since an instant.
create or replace function compliance.own_play(
  p_player uuid, p_from timestamptz, out staked bigint, out won bigint
)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(sum(case debit when 'cash' then amount else -amount end)
           filter (where reason in ('bet', 'bet_void')), 0)::bigint,
         coalesce(sum(case credit when 'cash' then amount else -amount end)
           filter (where reason = 'win'), 0)::bigint
    from ledger.transfer
   where owner = p_player and at >= p_from and currency = ledger.currency()
     and reason in ('bet', 'bet_void', 'win') and (debit = 'cash' or credit = 'cash')
$$;

-- Reads a player's journal on from the mark, and returns the mark of now. A stake that returned was not
-- played.
create or replace function compliance.follow_play(p_player uuid) returns compliance.play_mark
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  m compliance.play_mark;
  t record;
  v_rest bigint;
begin
  insert into compliance.play_mark (player_id) values (p_player) on conflict do nothing;
  select * into m from compliance.play_mark where player_id = p_player for update;
  for t in
    select at, seq, leg, key, link, reason, amount, credit in ('cash', 'held') as is_in
      from ledger.transfer
     where owner = p_player and at >= m.at and seq > m.seq
       and (debit in ('cash', 'held')) <> (credit in ('cash', 'held'))
     order by seq
  loop
    m.money := m.money + case when t.is_in then t.amount else -t.amount end;
    v_rest := m.unplayed;
    if t.is_in and t.reason = 'deposit' then
      m.unplayed := m.unplayed + t.amount;
    elsif t.is_in and t.reason = 'bet_void' then
      m.unplayed := least(m.money, m.unplayed + t.amount);
    elsif t.is_in and t.leg = 1 and t.key like 'withdraw-back:%' then
      m.unplayed := m.unplayed + compliance.take_back_payout(p_player, substr(t.key, 15), t.at);
    elsif not t.is_in then
      m.unplayed := least(m.money, greatest(0, v_rest - case when t.reason in ('bet', 'bet_void')
        then t.amount else 0 end));
      if t.link like 'withdraw:%' and m.unplayed < v_rest then
        perform compliance.note_unplayed(p_player, substr(t.link, 10), t.amount, v_rest - m.unplayed, t.at);
      end if;
    end if;
    m.at := t.at;
    m.seq := t.seq;
  end loop;
  update compliance.play_mark set at = m.at, seq = m.seq, money = m.money, unplayed = m.unplayed
   where player_id = p_player and seq < m.seq;
  return m;
end $$;

-- Products have one list of names for everybody (packages/contract). What was said of games in general holds
-- for those that had no name of their own, until the gate judges anew.
update compliance.gate set denials = (denials - array['casino', 'live_casino'])
  || case when denials ? 'live_casino' then jsonb_build_object('live', denials -> 'live_casino') else '{}' end
  || case when denials ? 'casino' then jsonb_build_object('tavla', denials -> 'casino',
       'okey', denials -> 'casino', 'virtual', denials -> 'casino') else '{}' end;
update compliance.closure set scope = 'live' where scope = 'live_casino';

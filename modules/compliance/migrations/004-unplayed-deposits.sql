-- A withdrawal is checked against the deposits that fund it, however old they are. Cash stakes play
-- deposits in the order in which they came. Played money leaves first: a payout takes unplayed deposits
-- only if it is larger than the rest of the player's money.

-- Per player: the last transfer of the journal that was read, the player's own money there (cash and held,
-- in kuruş), and the part of it that was paid in and not played since. Each read continues from here.
create table compliance.play_mark (
  player_id uuid primary key,
  at timestamptz not null default '-infinity',
  seq bigint not null default 0,
  money bigint not null default 0 check (money >= 0),
  unplayed bigint not null default 0 check (unplayed between 0 and money)
);

-- Payouts that took unplayed deposits. payout: their key in the ledger is 'withdraw:<payout>'.
create table compliance.unplayed_payout (
  player_id uuid not null,
  payout text not null,
  withdrawn bigint not null check (withdrawn > 0),
  unplayed bigint not null check (unplayed > 0),
  at timestamptz not null,
  returned_at timestamptz,
  primary key (player_id, payout)
);
create index unplayed_payout_at on compliance.unplayed_payout (at) where returned_at is null;
grant select on compliance.play_mark, compliance.unplayed_payout to poyraz_app;

-- Marks a payout that the bank sent back, and returns its unplayed part.
create function compliance.take_back_payout(p_player uuid, p_payout text, p_at timestamptz) returns bigint
language sql volatile as $$
  with back as (
    update compliance.unplayed_payout set returned_at = p_at
     where player_id = p_player and payout = p_payout and returned_at is null returning unplayed
  ) select coalesce(sum(unplayed), 0)::bigint from back
$$;

-- Records that a payout took `p_unplayed` more of unplayed deposits.
create function compliance.note_unplayed(p_player uuid, p_payout text, p_withdrawn bigint, p_unplayed bigint,
  p_at timestamptz)
returns void language sql volatile as $$
  insert into compliance.unplayed_payout as u (player_id, payout, withdrawn, unplayed, at)
  values (p_player, p_payout, p_withdrawn, p_unplayed, p_at)
  on conflict (player_id, payout) do update set unplayed = u.unplayed + excluded.unplayed
$$;

-- Reads a player's journal on from the mark, and returns the new mark. A stake that returned was not
-- played.
create function compliance.follow_play(p_player uuid) returns compliance.play_mark
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
     where owner = p_player and seq > m.seq
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
revoke execute on function compliance.follow_play, compliance.take_back_payout, compliance.note_unplayed
  from public;
grant execute on function compliance.follow_play to poyraz_app;

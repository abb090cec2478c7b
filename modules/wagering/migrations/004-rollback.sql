-- Rollback of settlements.

-- Takes a settlement back: its money by the mirror of its transaction, its effects on bonus and loss limits,
-- and its part of the bet is open again. Returns `created`, or why it is refused.
create function wagering.undo(s wagering.settlement, p_key text, p_hash bytea, p_at timestamptz)
returns text language plpgsql volatile as $$
declare
  v_status text;
begin
  v_status := promotions.undo_settlement(s.player_id, row(s.cash, s.bonus, s.free, s.to_cash, s.to_bonus,
    s.counted_bonus, s.progress_bp, s.ended, null, null, null)::promotions.settled,
    (select b.bonus_id from wagering.bet b where b.id = s.bet_id), s.at);
  if v_status is not null then
    return v_status;
  end if;
  select r.status::text into v_status from ledger.reverse_transaction(
    ledger.transaction(1, s.player_id, p_key, p_hash), s.key, p_at) r;
  if v_status <> 'created' then
    return v_status;
  end if;
  update wagering.settlement set rolled_back_at = p_at where bet_id = s.bet_id and number = s.number;
  update wagering.bet set open_cash = open_cash + s.cash, open_bonus = open_bonus + s.bonus,
    open_free = open_free + s.free
   where id = s.bet_id;
  perform wagering.book_cash(s.player_id, s.kind, -s.to_cash, p_at);
  return v_status;
end $$;

-- Takes a settlement back, once. Refused while the player does not have the money (`insufficient_funds`), for
-- reasons of the bonus (`promotions.undo_settlement`), or for a closed account (`account_closed`).
create function wagering.roll_back(p_bet uuid, p_settlement text, p_key text, p_at timestamptz)
returns wagering.settled
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  s wagering.settlement;
  v_hash bytea := sha256(convert_to('rollback|' || p_bet || '|' || p_settlement, 'UTF8'));
  v_closed uuid[] := wagering.lock_bets(array[p_bet]);
  v_result wagering.settled := row(1, null, p_bet, null, null);
begin
  select * into s from wagering.settlement where bet_id = p_bet and key = p_settlement;
  v_result.status := coalesce(case when s.bet_id is null then 'settlement_not_found' end,
    wagering.known(s.player_id, p_key, v_hash),
    case when s.rolled_back_at is not null then 'already_rolled_back' end);
  if v_result.status is not null then
    return v_result;
  end if;
  begin
    v_result.status := wagering.undo(s, p_key, v_hash, p_at);
    if v_result.status = 'created' and s.player_id = any (v_closed) then
      v_result.status := 'account_closed';
    end if;
    if v_result.status <> 'created' then
      raise exception 'wagering: not rolled back (%)', v_result.status using errcode = 'WG001';
    end if;
  exception when sqlstate 'WG001' then
    return v_result;
  end;
  return v_result;
end $$;

revoke execute on function wagering.undo, wagering.roll_back from public;
grant execute on function wagering.roll_back to poyraz_app;

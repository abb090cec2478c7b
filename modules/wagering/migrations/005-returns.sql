-- Ends of bets count in the loss limits of the day on which they were placed.

create or replace function wagering.book_settlement(
  p_bet wagering.bet, p_input wagering.settlement_input, p_split promotions.settled, p_at timestamptz
) returns void language plpgsql volatile as $$
begin
  update wagering.bet set open_cash = open_cash - p_split.cash, open_bonus = open_bonus - p_split.bonus,
    open_free = open_free - p_split.free, settlements = settlements + 1
   where id = p_bet.id;
  insert into wagering.settlement (bet_id, number, player_id, key, kind, cash, bonus, free, win, to_cash,
    to_bonus, counted_bonus, progress_bp, ended, at)
  values (p_bet.id, p_bet.settlements + 1, p_bet.player_id, p_input.key, p_input.kind, p_split.cash,
    p_split.bonus, p_split.free, p_input.win, p_split.to_cash, p_split.to_bonus, p_split.counted_bonus,
    p_split.progress_bp, p_split.ends, p_at);
  perform promotions.book_settlement(p_split, p_bet.bonus_id, p_at);
  perform compliance.book_return(p_bet.player_id, p_bet.placed_at, p_split.to_cash, p_at);
end $$;

create or replace function wagering.undo(s wagering.settlement, p_key text, p_hash bytea, p_at timestamptz)
returns text language plpgsql volatile as $$
declare
  v_status text;
  b wagering.bet;
begin
  select * into b from wagering.bet where id = s.bet_id;
  v_status := promotions.undo_settlement(s.player_id, row(s.cash, s.bonus, s.free, s.to_cash, s.to_bonus,
    s.counted_bonus, s.progress_bp, s.ended, null, null, null)::promotions.settled, b.bonus_id, s.at);
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
  perform compliance.book_return(s.player_id, b.placed_at, -s.to_cash, p_at);
  return v_status;
end $$;

drop function wagering.book_cash;

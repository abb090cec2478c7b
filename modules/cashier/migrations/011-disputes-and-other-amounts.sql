-- A payout that its provider paid otherwise than asked for waits for a person, as such a deposit does.
alter table cashier.payment drop constraint payment_state;
alter table cashier.payment add constraint payment_state check (state = any (case direction
  when 1 then array['created', 'awaiting_payment', 'pending_review', 'approved', 'rejected', 'expired',
                    'cancelled', 'reversed']
  else array['requested', 'in_review', 'approved', 'pending_review', 'paid', 'rejected', 'cancelled',
             'returned'] end));

alter table cashier.payment
  -- What a payout paid where that was less than was asked for; the rest went back to its player.
  add column paid_out bigint
    check (paid_out is null or direction = 2 and paid_out between 1 and amount - fee - 1),
  -- How often a deposit was taken back: one that the house won may be disputed again.
  add column chargebacks integer not null default 0 check (chargebacks >= 0);
update cashier.payment set chargebacks = 1 where state = 'reversed';
grant update (paid_out, chargebacks) on cashier.payment to poyraz_app;

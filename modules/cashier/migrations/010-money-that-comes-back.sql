-- A payout that its bank sends back is the player's again.
alter table cashier.payment drop constraint payment_check1;
alter table cashier.payment add constraint payment_state check (state = any (case direction
  when 1 then array['created', 'awaiting_payment', 'pending_review', 'approved', 'rejected', 'expired',
                    'cancelled', 'reversed']
  else array['requested', 'in_review', 'approved', 'paid', 'rejected', 'cancelled', 'returned'] end));

-- Who of the staff dealt with an event that waited for a person, and why that is done with.
alter table cashier.payment_event
  add column handled_at timestamptz,
  add column handled_by text check (handled_by ~ '^staff:'),
  add column handled_note text check (trim(handled_note) <> ''),
  add check ((handled_at is null) = (handled_by is null) and (handled_at is null) = (handled_note is null));
grant update (handled_at, handled_by, handled_note) on cashier.payment_event to poyraz_app;
drop index cashier.payment_event_parked;
create index payment_event_parked on cashier.payment_event (received_at)
  where outcome = 'parked' and handled_at is null;

-- Players who removed a bank account, and when the oldest of those was added: an account that came after it
-- is no first one, though it stands alone.
create table cashier.removed_account (
  player_id uuid primary key,
  added_at timestamptz not null
);
grant select, insert, update on cashier.removed_account to poyraz_app;

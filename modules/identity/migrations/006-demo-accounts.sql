-- Accounts whose password is published. They are open while the server is local, and paused where others
-- reach it.
create table identity.demo_account (
  player_id uuid primary key references identity.player,
  -- When it was paused; null while it is open, or closed for another reason.
  paused_at timestamptz
);
grant select, insert, update on identity.demo_account to poyraz_app;
-- Those made before: nobody else's address or phone was proven in the moment of the registration.
insert into identity.demo_account (player_id)
select id from identity.player where created_at in (email_confirmed_at, phone_confirmed_at);

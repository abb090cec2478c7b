-- Mails and SMS carry links and codes that are as good as a password: the body goes soon after the message,
-- the rest of the row when nobody asks about it any more.
grant update (body), delete on engagement.message to poyraz_app;
create index message_readable on engagement.message (created_at) where body <> '';
create index message_created on engagement.message (created_at, id);

-- Links to one mailbox are limited over all addresses that lead to it.
create index token_mailbox on identity.token (identity.mailbox(email), created_at);
drop index identity.token_email;

-- For the purge of old keys: rows are added in the order of their time, so a few pages hold the index.
create index idempotency_created on db.idempotency using brin (created_at);

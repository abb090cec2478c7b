-- A promotion is a message of marketing. It has a page of the site and a plain text for push notifications.
-- Only players who agreed to marketing before it was sent, and still do, have it in their inbox.
alter table engagement.mass_message
  add column path text check (path ~ '^/' and length(path) between 1 and 200),
  add column text_tr text check (length(text_tr) between 1 and 300),
  add column text_en text check (length(text_en) between 1 and 300),
  add check (num_nulls(path, text_tr, text_en) in (0, 3));

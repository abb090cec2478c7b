-- Push notifications (RFC 8030): what a player wants to hear about, and the browsers that get them.
create table engagement.push_choice (
  player_id uuid primary key,
  categories text[] not null
    check (categories <@ array['deposit', 'withdrawal', 'security', 'bonus', 'promotion']),
  -- Consent to marketing by push; it is given and taken back with the category.
  marketing_since timestamptz,
  check (('promotion' = any (categories)) = (marketing_since is not null))
);
grant select, insert, update on engagement.push_choice to poyraz_app;

create table engagement.push_subscription (
  id uuid primary key,
  player_id uuid not null,
  -- The last session of the player in this browser; its logout ends the subscription.
  session_id uuid not null,
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1024),
  p256dh text not null,
  auth text not null,
  lang text not null check (lang in ('tr', 'en')),
  seen_at timestamptz not null
);
create index push_subscription_of on engagement.push_subscription (player_id, seen_at desc);
create index push_subscription_session on engagement.push_subscription (session_id);
create index push_subscription_seen on engagement.push_subscription (seen_at);
grant select, insert, update, delete on engagement.push_subscription to poyraz_app;

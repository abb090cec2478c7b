-- Since when staff keep a player from playing and paying in; the reason is in the event. The licence gate's
-- denials say it for every product, so that bets and deposits ask nothing more.
alter table compliance.gate add column stopped_at timestamptz;

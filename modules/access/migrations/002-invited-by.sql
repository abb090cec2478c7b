-- Who invited an account is kept with it: used and expired invitations are deleted.
alter table access.account add column invited_by text;
update access.account a set invited_by = coalesce(
  (select i.invited_by from access.invitation i where i.account_id = a.id order by i.created_at limit 1),
  'operator');
alter table access.account alter column invited_by set not null;
grant delete on access.session, access.invitation to poyraz_app;

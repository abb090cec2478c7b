-- Push notifications about coupons are a category of their own.
alter table engagement.push_choice drop constraint push_choice_categories_check;
alter table engagement.push_choice add constraint push_choice_categories_check
  check (categories <@ array['deposit', 'withdrawal', 'security', 'bonus', 'sports', 'promotion']);

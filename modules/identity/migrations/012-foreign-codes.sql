-- Codes to numbers outside Türkiye are limited per range of numbers, over all accounts.
create index sms_code_foreign on identity.sms_code (left(phone, 5), purpose, created_at)
  where phone not like '+905%';

-- Codes that prove one phone are limited over all accounts that name it.
create index sms_code_phone on identity.sms_code (phone, created_at);

-- An IBAN contains branch code and account number: both may be empty beside it.
alter table cashier.bank_account
  drop constraint bank_account_branch_code_check,
  add constraint bank_account_branch_code_check check (branch_code ~ '^[0-9]{0,5}$'),
  drop constraint bank_account_account_number_check,
  add constraint bank_account_account_number_check check (account_number ~ '^[0-9-]{0,20}$');

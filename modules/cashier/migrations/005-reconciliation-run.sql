-- Names the table for its content: the nightly reconciliations.
alter table cashier.night rename to reconciliation_run;
alter index cashier.night_pkey rename to reconciliation_run_pkey;

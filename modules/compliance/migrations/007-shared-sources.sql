-- Several accounts of this house behind one bank account or wallet.
alter table compliance.case
  drop constraint case_pattern_check,
  add constraint case_pattern_check
    check (pattern in ('no_play', 'structuring', 'fast_close', 'aggregate', 'shared_source'));

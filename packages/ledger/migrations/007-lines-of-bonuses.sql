-- What an account held at a line of another one is its last line until then. Most lines are of 'cash', so that
-- one is near; those of 'bonus' are few, and of most players there are none to be found.
create index transfer_bonus on ledger.transfer (owner, at, seq) where debit = 'bonus' or credit = 'bonus';

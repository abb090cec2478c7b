-- Failed logins are budgeted per network and in all, too. Beyond a budget a login of an unknown device
-- costs a proof of work; nobody is locked out by the failures of others.
alter table identity.attempt
  -- Made on a device of the account: such a try uses up no budget that strangers share.
  add column known boolean not null default false,
  add column network inet not null generated always as (
    case family(address)
      when 6 then network(set_masklen(address, 48))::inet
      else network(set_masklen(address, 24))::inet
    end
  ) stored;
create index attempt_network on identity.attempt (network, at);

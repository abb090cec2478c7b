-- Constructors for statements of other schemas that post. They name neither the ledger's row types nor its
-- currency, so that a change of either is made here. The planner inlines all three.

-- One member of a batch: `p_n` numbers it, `p_input_hash` is the SHA-256 of the request.
create function ledger.transaction(p_n integer, p_owner uuid, p_key text, p_input_hash bytea)
returns ledger.transaction_input language sql immutable parallel safe as $$
  select row(p_n, p_owner, p_key, p_input_hash, ledger.currency())::ledger.transaction_input
$$;

-- One leg of the member `p_n`; the caller leaves out legs of amount zero.
create function ledger.leg(
  p_n integer, p_leg integer, p_reason text, p_debit text, p_credit text, p_amount bigint
) returns ledger.leg_input language sql immutable parallel safe as $$
  select row(p_n, p_leg, p_reason, p_debit, p_credit, p_amount)::ledger.leg_input
$$;

-- H2: names an account of the house in the ledger's currency.
create function ledger.open_house(p_code text, p_at timestamptz) returns void language sql as $$
  select ledger.open_house(ledger.currency(), p_code, p_at)
$$;

-- J4: the application reads, and writes through these functions alone.
revoke execute on all functions in schema ledger from public;
grant select on ledger.account, ledger.house_account, ledger.transfer, ledger.reversal, ledger.hold,
  ledger.entry to poyraz_app;
grant execute on function ledger.currency, ledger.seq_from, ledger.legs_of, ledger.transaction, ledger.leg,
  ledger.open_house(text, timestamptz), ledger.open_house(text, text, timestamptz),
  ledger.post_batch, ledger.place_hold, ledger.close_hold, ledger.reverse_transaction
  to poyraz_app;

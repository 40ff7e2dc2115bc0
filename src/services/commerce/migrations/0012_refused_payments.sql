-- Why the provider has refused to start a payment, in its own words, if only the merchant can mend
-- it; otherwise null.
ALTER TABLE payments ADD COLUMN refusal TEXT;
CREATE INDEX payments_refused ON payments (created) WHERE refusal IS NOT NULL;

-- An order's payouts are found by its refunds too.
CREATE INDEX IF NOT EXISTS payout_entries_by_refund ON payout_entries (refund) WHERE refund IS NOT NULL;

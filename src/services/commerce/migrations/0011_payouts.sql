-- A payout of a payment provider to the merchant's bank account. Amounts are in minor units.
CREATE TABLE payouts (
  -- The provider's id.
  payout TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- The day of arrival.
  day TEXT NOT NULL,
  -- When all its entries were stored; null until then.
  completed TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX payouts_by_day ON payouts (day);

-- What a payout consists of. Amounts are in the payout's currency.
CREATE TABLE payout_entries (
  -- The provider's id.
  entry TEXT PRIMARY KEY,
  payout TEXT NOT NULL REFERENCES payouts,
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'dispute', 'fee', 'other')),
  -- Negative for refunds and disputes.
  amount INTEGER NOT NULL,
  -- What the provider keeps.
  fee INTEGER NOT NULL,
  -- The payment or the refund, by this shop's reference; null if the entry names none.
  payment TEXT,
  refund TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX payout_entries_by_payout ON payout_entries (payout);
CREATE INDEX payout_entries_by_payment ON payout_entries (payment);

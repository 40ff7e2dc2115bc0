-- Stock that payments hold back until their order is made or they end. A selection holds it once, however often it is paid.
CREATE TABLE reservations (
  selection TEXT NOT NULL,
  item TEXT NOT NULL REFERENCES items,
  -- Whoever asks for more than is free gets a null, and with it the whole batch fails.
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  until TEXT NOT NULL,
  PRIMARY KEY (selection, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX reservations_of_item ON reservations (item);
CREATE INDEX reservations_until ON reservations (until);

-- What anybody may still buy: never below 0, also when the stock was set below what is held.
CREATE VIEW free_stock AS
  SELECT item, MAX(0, quantity - COALESCE(
    (SELECT SUM(held.quantity) FROM reservations held WHERE held.item = stock.item), 0)) AS quantity
  FROM stock;

-- The provider's own name for the payment; null before it has answered.
ALTER TABLE payments ADD COLUMN provider_id TEXT;
-- JSON: what the provider answered to the start, so that the same purchase gets the same answer.
ALTER TABLE payments ADD COLUMN action TEXT;
-- When the provider was last asked about it.
ALTER TABLE payments ADD COLUMN polled TEXT;
-- When the provider has taken the money of a completed payment, or let go of that of one that ended otherwise; null until then.
ALTER TABLE payments ADD COLUMN settled TEXT;
UPDATE payments SET settled = created WHERE status IN ('completed', 'voided', 'superseded');
CREATE INDEX unknown_payments ON payments (created) WHERE status = 'pending';
CREATE INDEX money_to_settle ON payments (created) WHERE settled IS NULL AND status IN ('completed', 'voided', 'superseded');

ALTER TABLE vouchers ADD COLUMN type TEXT NOT NULL DEFAULT 'code' CHECK (type IN ('code', 'uri', 'automatic'));
-- The goods before discounts must be worth this much, in minor units of `pricelist`'s currency; null asks nothing.
ALTER TABLE vouchers ADD COLUMN minimum INTEGER CHECK (minimum IS NULL OR pricelist IS NOT NULL);
-- JSON list of the products it is for; null is all.
ALTER TABLE vouchers ADD COLUMN products TEXT;
-- Once for each mail address. Not for automatic ones: whoever pays is only known when the total was shown.
ALTER TABLE vouchers ADD COLUMN once_per_customer INTEGER NOT NULL DEFAULT 0 CHECK (once_per_customer = 0 OR type <> 'automatic');
-- ISO times in UTC: usable from the first, and until just before the second; null is without limit.
ALTER TABLE vouchers ADD COLUMN valid_from TEXT;
ALTER TABLE vouchers ADD COLUMN valid_until TEXT;
-- Counts alone: no other voucher beside it.
ALTER TABLE vouchers ADD COLUMN exclusive INTEGER NOT NULL DEFAULT 0;

-- The customer's mail in small letters, where a voucher is good once for each customer; null elsewhere.
ALTER TABLE voucher_uses ADD COLUMN customer TEXT;
CREATE UNIQUE INDEX once_per_customer ON voucher_uses (voucher, customer) WHERE customer IS NOT NULL;

-- What sending costs by the delivery widget: the longest `zip` that the ZIP code begins with decides.
CREATE TABLE delivery_prices (
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  type TEXT NOT NULL CHECK (type IN ('delivery', 'mailbox', 'pickup')),
  zip TEXT NOT NULL DEFAULT '',
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  free_from INTEGER,
  PRIMARY KEY (pricelist, type, zip)
) STRICT, WITHOUT ROWID;

-- The embedded test provider's own books, as if it were another company. Stays empty where there are no local tools.
CREATE TABLE test_payments (
  reference TEXT PRIMARY KEY,
  outcome TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- Before this time the provider does not know the outcome itself.
  known TEXT NOT NULL,
  captured TEXT,
  voided TEXT
) STRICT, WITHOUT ROWID;

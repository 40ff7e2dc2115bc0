-- Stock that payments reserve until their order is made or they end. A selection reserves it once,
-- however often it is paid.
CREATE TABLE reservations (
  selection TEXT NOT NULL,
  item TEXT NOT NULL REFERENCES items,
  -- Reserving more than is free yields a null, which makes the whole batch fail.
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  until TEXT NOT NULL,
  PRIMARY KEY (selection, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX reservations_of_item ON reservations (item);
CREATE INDEX reservations_until ON reservations (until);

-- Stock that anyone can buy: never below 0, even when the stock was set below the reserved
-- quantity.
CREATE VIEW free_stock AS
  SELECT item, MAX(0, quantity - COALESCE(
    (SELECT SUM(held.quantity) FROM reservations held WHERE held.item = stock.item), 0)) AS quantity
  FROM stock;

-- The provider's id of the payment; null before it has answered.
ALTER TABLE payments ADD COLUMN provider_id TEXT;
-- JSON: the provider's response to the start, so that the same purchase gets the same response.
ALTER TABLE payments ADD COLUMN action TEXT;
-- When the provider's status was last requested.
ALTER TABLE payments ADD COLUMN polled TEXT;
-- When the provider captured the money of a completed payment, or released that of another; null
-- until then.
ALTER TABLE payments ADD COLUMN settled TEXT;
UPDATE payments SET settled = created WHERE status IN ('completed', 'voided', 'superseded');
CREATE INDEX unknown_payments ON payments (created) WHERE status = 'pending';
CREATE INDEX money_to_settle ON payments (created) WHERE settled IS NULL AND status IN ('completed', 'voided', 'superseded');

ALTER TABLE vouchers ADD COLUMN type TEXT NOT NULL DEFAULT 'code' CHECK (type IN ('code', 'uri', 'automatic'));
-- Minimum worth of the goods before discounts, in minor units of `pricelist`'s currency; null is
-- none.
ALTER TABLE vouchers ADD COLUMN minimum INTEGER CHECK (minimum IS NULL OR pricelist IS NOT NULL);
-- JSON list of the products it applies to; null is all.
ALTER TABLE vouchers ADD COLUMN products TEXT;
-- Usable once for each mail address. Not for automatic vouchers: the buyer is only known after the
-- total was shown.
ALTER TABLE vouchers ADD COLUMN once_per_customer INTEGER NOT NULL DEFAULT 0 CHECK (once_per_customer = 0 OR type <> 'automatic');
-- ISO times in UTC: usable from the first, and until just before the second; null is unlimited.
ALTER TABLE vouchers ADD COLUMN valid_from TEXT;
ALTER TABLE vouchers ADD COLUMN valid_until TEXT;
-- Not combined with any other voucher.
ALTER TABLE vouchers ADD COLUMN exclusive INTEGER NOT NULL DEFAULT 0;

-- The customer's mail address in lower case, where a voucher can be used once per customer; null
-- elsewhere.
ALTER TABLE voucher_uses ADD COLUMN customer TEXT;
CREATE UNIQUE INDEX once_per_customer ON voucher_uses (voucher, customer) WHERE customer IS NOT NULL;

-- Prices of the delivery widget: the longest `zip` that is a prefix of the ZIP code applies.
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

-- State of the embedded test provider, as if it were another company. Empty without local tools.
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

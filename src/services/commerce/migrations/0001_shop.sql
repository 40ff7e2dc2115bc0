-- Money is in minor units (every currency of the shop has hundredths). Times are ISO texts in UTC.

CREATE TABLE currencies (
  currency TEXT PRIMARY KEY,
  -- 1 where whole amounts are written without decimals.
  whole INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE pricelists (
  pricelist INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  currency TEXT NOT NULL REFERENCES currencies
) STRICT;

CREATE TABLE countries (
  country TEXT PRIMARY KEY,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  eu INTEGER NOT NULL,
  ship_to INTEGER NOT NULL,
  market INTEGER NOT NULL,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  language TEXT NOT NULL,
  -- The tax included in this country's prices, in tenths of a percent: its own standard rate in the
  -- EU, Sweden's 25 % elsewhere, where it is deducted. Standard rates; the merchant confirms them.
  vat_tenths INTEGER NOT NULL
) STRICT;

CREATE TABLE states (
  country TEXT NOT NULL REFERENCES countries,
  state TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (country, state)
) STRICT;

CREATE TABLE shipping_methods (
  shipping_method TEXT PRIMARY KEY,
  market INTEGER NOT NULL,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  -- From this worth of goods after discounts, shipping is free; null is never.
  free_from INTEGER,
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE products (
  product TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  variant_en TEXT NOT NULL,
  variant_sv TEXT NOT NULL,
  uri TEXT NOT NULL UNIQUE,
  sku TEXT NOT NULL,
  media TEXT NOT NULL,
  is_new INTEGER NOT NULL DEFAULT 0,
  created TEXT NOT NULL
) STRICT;

CREATE TABLE items (
  item TEXT PRIMARY KEY,
  product TEXT NOT NULL REFERENCES products,
  size_en TEXT NOT NULL,
  size_sv TEXT NOT NULL,
  sku TEXT NOT NULL,
  ean TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX items_of_product ON items (product, position);

CREATE TABLE stock (
  item TEXT PRIMARY KEY REFERENCES items,
  quantity INTEGER NOT NULL CONSTRAINT stock_left CHECK (quantity >= 0)
) STRICT;

CREATE TABLE prices (
  product TEXT NOT NULL REFERENCES products,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  price INTEGER NOT NULL CHECK (price >= 0),
  price_before INTEGER NOT NULL,
  -- The lowest price of the last 30 days; null when the price was not lowered.
  lowest INTEGER,
  PRIMARY KEY (product, pricelist)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_markets (
  product TEXT NOT NULL REFERENCES products,
  market INTEGER NOT NULL,
  PRIMARY KEY (product, market)
) STRICT, WITHOUT ROWID;

CREATE TABLE relations (
  product TEXT NOT NULL REFERENCES products,
  related TEXT NOT NULL,
  relation TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (product, relation, related)
) STRICT, WITHOUT ROWID;

CREATE TABLE vouchers (
  voucher TEXT PRIMARY KEY COLLATE NOCASE,
  description TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'amount', 'free_shipping')),
  -- Percent: whole percent. Amount: minor units of `pricelist`'s currency. Free shipping: unused.
  value INTEGER NOT NULL CHECK (value >= 0),
  -- An amount is in one currency; null for the other kinds.
  pricelist INTEGER REFERENCES pricelists,
  -- Null is unlimited.
  uses_left INTEGER CONSTRAINT uses_left CHECK (uses_left >= 0)
) STRICT;

CREATE TABLE payments (
  -- 128 random bits: the provider's reference of this payment.
  reference TEXT PRIMARY KEY,
  selection TEXT NOT NULL,
  -- Digest of the snapshot: an unchanged selection is the same payment.
  fingerprint TEXT NOT NULL,
  method TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  -- JSON: exactly what the payment is for.
  snapshot TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'authorised', 'declined', 'cancelled', 'superseded', 'voided', 'completed')),
  -- The amount that the provider has authorised.
  authorised_amount INTEGER,
  authorised_currency TEXT,
  created TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX open_payments ON payments (selection, fingerprint) WHERE status IN ('pending', 'authorised');
CREATE INDEX unsettled_payments ON payments (created) WHERE status = 'authorised';

CREATE TABLE orders (
  -- 128 random bits: the address of the order's page.
  reference TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  payment TEXT NOT NULL UNIQUE REFERENCES payments,
  -- A selection is ordered once, however often it was paid.
  selection TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  snapshot TEXT NOT NULL,
  created TEXT NOT NULL
) STRICT;

CREATE TABLE order_lines (
  order_reference TEXT NOT NULL REFERENCES orders,
  line TEXT NOT NULL,
  item TEXT NOT NULL REFERENCES items,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  price INTEGER NOT NULL,
  PRIMARY KEY (order_reference, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE voucher_uses (
  voucher TEXT NOT NULL REFERENCES vouchers,
  order_reference TEXT NOT NULL REFERENCES orders,
  price_off INTEGER NOT NULL,
  PRIMARY KEY (voucher, order_reference)
) STRICT, WITHOUT ROWID;

-- Mails to send, written in the same transaction as their subject; their text is created when they
-- are sent.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('order')),
  recipient TEXT NOT NULL,
  -- What the mail is about: of an order, its reference.
  about TEXT NOT NULL,
  created TEXT NOT NULL,
  -- Which worker sends it until when, so that two never send the same mail at once.
  claimed_until TEXT,
  sent TEXT
) STRICT;
CREATE INDEX unsent ON outbox (created) WHERE sent IS NULL;

CREATE TABLE customers (
  customer INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  -- `scrypt$16384$8$5$<salt>$<hash>`, base64: the parameters travel with the hash.
  password TEXT NOT NULL
) STRICT;

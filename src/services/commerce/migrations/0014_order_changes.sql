-- Orders change step by step: sent in parts, cancelled, returned, refunded.

-- The history of an order. The next change takes the next number, so that of two parallel changes
-- one fails, and is decided again.
CREATE TABLE order_changes (
  order_reference TEXT NOT NULL REFERENCES orders,
  number INTEGER NOT NULL,
  -- The caller's name for the change: the same one takes effect once.
  key TEXT NOT NULL,
  change TEXT NOT NULL,
  -- ISO time in UTC.
  changed TEXT NOT NULL,
  -- Who did it: `shop` is the service itself.
  actor TEXT NOT NULL,
  -- JSON: what the change was about.
  details TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (order_reference, number),
  UNIQUE (order_reference, key)
) STRICT, WITHOUT ROWID;

-- The merchant's state of an order; `status` is what the checkout interface calls it.
ALTER TABLE orders ADD COLUMN state TEXT NOT NULL DEFAULT 'new' CHECK (state IN (
  'new', 'paid', 'in_progress', 'partly_shipped', 'shipped', 'delivered', 'cancelled', 'partly_refunded', 'refunded', 'returned'
));
CREATE INDEX orders_by_state ON orders (state, number);
INSERT INTO order_changes (order_reference, number, key, change, changed, actor)
  SELECT reference, 1, 'place', 'place', created, 'shop' FROM orders;
INSERT INTO order_changes (order_reference, number, key, change, changed, actor)
  SELECT orders.reference, 2, 'capture', 'capture', settled, 'shop' FROM orders JOIN payments ON payments.reference = orders.payment
  WHERE settled IS NOT NULL;
INSERT INTO order_changes (order_reference, number, key, change, changed, actor)
  SELECT order_reference, (SELECT COUNT(*) FROM order_changes given WHERE given.order_reference = shipments.order_reference) + 1,
    'ship', 'ship', shipped, 'operator' FROM shipments;
UPDATE orders SET state = CASE
  WHEN status = 'ok' THEN 'shipped'
  WHEN payment IN (SELECT reference FROM payments WHERE settled IS NOT NULL) THEN 'paid'
  ELSE 'new' END;

-- An order is sent in one or more parcels.
CREATE TABLE new_shipments (
  shipment INTEGER PRIMARY KEY,
  order_reference TEXT NOT NULL REFERENCES orders,
  -- ISO times in UTC; null until it was delivered.
  shipped TEXT NOT NULL,
  delivered TEXT,
  carrier TEXT NOT NULL,
  tracking_id TEXT NOT NULL,
  tracking_url TEXT NOT NULL
) STRICT;
INSERT INTO new_shipments SELECT shipment, order_reference, shipped, NULL, carrier, tracking_id, tracking_url FROM shipments;
DROP TABLE shipments;
ALTER TABLE new_shipments RENAME TO shipments;
CREATE INDEX shipments_of_order ON shipments (order_reference);

CREATE TABLE shipment_lines (
  shipment INTEGER NOT NULL REFERENCES shipments,
  line TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment, line)
) STRICT, WITHOUT ROWID;
INSERT INTO shipment_lines SELECT shipment, line, quantity FROM shipments JOIN order_lines USING (order_reference);

-- Goods that came back.
CREATE TABLE returned_lines (
  order_reference TEXT NOT NULL REFERENCES orders,
  -- The change that noted it.
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_reference, number, line)
) STRICT, WITHOUT ROWID;

-- Money that goes back to the buyer. Amounts are in minor units of the payment's currency.
CREATE TABLE refunds (
  -- 128 random bits: the provider's reference of this refund.
  reference TEXT PRIMARY KEY,
  order_reference TEXT NOT NULL REFERENCES orders,
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Parts of it that belong to no line.
  shipping INTEGER NOT NULL CHECK (shipping >= 0),
  other INTEGER NOT NULL CHECK (other >= 0),
  reason TEXT NOT NULL,
  -- The withdrawal that it answers.
  withdrawal INTEGER REFERENCES withdrawals,
  -- `requested`: the provider has not confirmed it yet. `failed`: the provider has rejected it.
  status TEXT NOT NULL CHECK (status IN ('requested', 'refunded', 'failed')),
  -- The provider's id of it; null before it has answered.
  provider_id TEXT,
  -- ISO times in UTC; null until the provider has confirmed or rejected it.
  created TEXT NOT NULL,
  settled TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX refunds_of_order ON refunds (order_reference);
CREATE INDEX requested_refunds ON refunds (created) WHERE status = 'requested';

CREATE TABLE refund_lines (
  refund TEXT NOT NULL REFERENCES refunds,
  line TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- How many of them had not been sent, and will not be.
  unsent INTEGER NOT NULL CHECK (unsent BETWEEN 0 AND quantity),
  PRIMARY KEY (refund, line)
) STRICT, WITHOUT ROWID;

-- The embedded test provider's refunds.
CREATE TABLE test_refunds (
  reference TEXT PRIMARY KEY,
  payment TEXT NOT NULL REFERENCES test_payments,
  amount INTEGER NOT NULL CHECK (amount > 0),
  known TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The kinds of mails are listed in `outbox.ts` only, so that a new one does not need a new table.
CREATE TABLE new_outbox (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  -- What the mail is about: of an order or a withdrawal, its reference; of the others, JSON with
  -- the data of their text.
  about TEXT NOT NULL,
  created TEXT NOT NULL,
  -- Which worker sends it until when, so that two never send the same mail at once.
  claimed_until TEXT,
  sent TEXT,
  -- The event of the mail, where it could be reported twice: one mail for each event.
  event TEXT UNIQUE
) STRICT;
INSERT INTO new_outbox (id, kind, recipient, about, created, claimed_until, sent, event)
  SELECT id, kind, recipient, about, created, claimed_until, sent, event FROM outbox;
DROP TABLE outbox;
ALTER TABLE new_outbox RENAME TO outbox;
CREATE INDEX unsent ON outbox (created) WHERE sent IS NULL;
CREATE INDEX sent_inquiries ON outbox (sent) WHERE kind IN ('inquiry', 'inquiry_receipt');

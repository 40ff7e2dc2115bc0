-- How many pieces of an order are left to send: 0 when it is cancelled, or when the rest was given up.
ALTER TABLE orders ADD COLUMN to_send INTEGER NOT NULL DEFAULT 0 CHECK (to_send >= 0);
WITH pieces AS (
  SELECT bought.order_reference, bought.quantity - COALESCE((SELECT SUM(sent.quantity) FROM shipment_lines sent
      JOIN shipments USING (shipment) WHERE shipments.order_reference = bought.order_reference AND sent.line = bought.line), 0) AS here,
    COALESCE((SELECT SUM(unsent) FROM refund_lines given JOIN refunds ON refunds.reference = given.refund
      WHERE refunds.order_reference = bought.order_reference AND given.line = bought.line), 0) AS dropped,
    COALESCE((SELECT SUM(quantity) FROM withdrawal_lines given
      WHERE given.order_reference = bought.order_reference AND given.line = bought.line), 0) AS withdrawn
  FROM order_lines bought
)
UPDATE orders SET to_send = COALESCE((SELECT SUM(here - MAX(dropped, MIN(withdrawn, here))) FROM pieces
  WHERE pieces.order_reference = orders.reference), 0) WHERE state <> 'cancelled';
CREATE INDEX orders_to_send ON orders (number) WHERE to_send > 0;

-- Withdrawals have not changed the state until now: what is left of these orders was withdrawn from.
UPDATE orders SET status = 'ok', state = CASE WHEN state <> 'partly_shipped' THEN state
    WHEN EXISTS (SELECT 1 FROM shipments WHERE order_reference = orders.reference AND delivered IS NULL) THEN 'shipped'
    ELSE 'delivered' END
  WHERE to_send = 0 AND status = 'progress' AND EXISTS (SELECT 1 FROM shipments WHERE order_reference = orders.reference);

-- Every change of an order counts its revision up, so that its words are made anew.
ALTER TABLE orders ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
-- The revision that `order_words` are of; 0 is none.
ALTER TABLE orders ADD COLUMN words_revision INTEGER NOT NULL DEFAULT 0;
CREATE INDEX orders_without_words ON orders (number) WHERE words_revision < revision;

-- What an order is found by, folded: names, addresses, articles, tracking numbers and references.
CREATE TABLE order_words (
  number INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (number, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_of_word ON order_words (word, number);

-- Lists of orders read no more of them than they show.
CREATE INDEX orders_by_time ON orders (created);
CREATE INDEX refunds_by_status ON refunds (status, order_reference);
CREATE INDEX refunds_by_time ON refunds (settled) WHERE status = 'refunded';

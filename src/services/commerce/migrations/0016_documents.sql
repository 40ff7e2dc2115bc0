-- Receipts, and credit notes of refunds: one series of numbers without gaps, in the order in which
-- they were issued.
CREATE TABLE documents (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  order_reference TEXT NOT NULL REFERENCES orders,
  -- Of a credit note: what was paid back.
  refund TEXT UNIQUE REFERENCES refunds,
  -- ISO time in UTC.
  issued TEXT NOT NULL,
  CHECK ((kind = 'credit_note') = (refund IS NOT NULL))
) STRICT;
CREATE INDEX documents_of_order ON documents (order_reference);
CREATE UNIQUE INDEX one_receipt_of_order ON documents (order_reference) WHERE kind = 'receipt';

-- Orders that are there get theirs, as if they had been issued at the time.
INSERT INTO documents (number, kind, order_reference, refund, issued)
  SELECT 100000 + ROW_NUMBER() OVER (ORDER BY issued, kind DESC, id), kind, order_reference, refund, issued FROM (
    SELECT 'receipt' AS kind, orders.reference AS order_reference, NULL AS refund, settled AS issued, orders.number AS id
      FROM orders JOIN payments ON payments.reference = orders.payment WHERE settled IS NOT NULL
    UNION ALL
    SELECT 'credit_note', order_reference, refunds.reference, settled, refunds.reference FROM refunds WHERE status = 'refunded'
  );

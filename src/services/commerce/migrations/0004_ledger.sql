-- What bookkeeping needs of receipts and credit notes, frozen when they are issued; and the index of
-- orders whose money needs an operator.

-- JSON: the content of the document without its reason, as `FrozenContent` in `documents/content.ts`.
-- Null in documents that were issued before this column existed, until the cron job has stored it.
ALTER TABLE documents ADD COLUMN content TEXT CHECK (json_valid(content));
-- Used by the cron job.
CREATE INDEX documents_without_content ON documents (number) WHERE content IS NULL;

CREATE TRIGGER document_content_kept BEFORE UPDATE OF content ON documents WHEN OLD.content IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'the content of a document never changes');
END;

-- One tax rate of a receipt or credit note. The amounts of credit notes are negative or 0, so that
-- sums of rows are what was earned. Rows are never changed or deleted, except that a buyer's VAT
-- number is emptied after the time for which orders keep personal data.
CREATE TABLE ledger (
  document INTEGER NOT NULL REFERENCES documents (number),
  -- The tax rate in tenths of a percent.
  vat_tenths INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  -- The day in the shop's time zone on which the document was issued: `2026-12-31`.
  day TEXT NOT NULL,
  order_number INTEGER NOT NULL,
  -- The number of the receipt that a credit note refers to; null for receipts.
  receipt INTEGER,
  -- The country of delivery, whose tax rate applies.
  country TEXT NOT NULL,
  -- `home`: delivered in the shop's own country. `union`: elsewhere inside the VAT area of the EU.
  -- `export`: outside the VAT area, even if tax was charged for the country of delivery.
  area TEXT NOT NULL CHECK (area IN ('home', 'union', 'export')),
  net INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  gross INTEGER NOT NULL CHECK (gross = net + tax),
  currency TEXT NOT NULL,
  -- The payment method of the order.
  method TEXT NOT NULL,
  -- The buyer's VAT number; null if there is none, and empty once it was removed.
  vat_number TEXT,
  PRIMARY KEY (document, vat_tenths),
  CHECK (CASE kind WHEN 'receipt' THEN gross >= 0 AND receipt IS NULL ELSE gross <= 0 END)
) STRICT, WITHOUT ROWID;
-- Used by the lists of documents and sums, whose pages are sorted by day and number.
CREATE INDEX ledger_by_day ON ledger (day, document);

CREATE TRIGGER ledger_kept BEFORE UPDATE ON ledger
  WHEN NEW.vat_number IS NOT '' OR OLD.vat_number IS NULL
    OR (NEW.document, NEW.vat_tenths, NEW.kind, NEW.day, NEW.order_number, NEW.country, NEW.area, NEW.net, NEW.tax,
        NEW.gross, NEW.currency, NEW.method)
      <> (OLD.document, OLD.vat_tenths, OLD.kind, OLD.day, OLD.order_number, OLD.country, OLD.area, OLD.net, OLD.tax,
        OLD.gross, OLD.currency, OLD.method)
    OR NEW.receipt IS NOT OLD.receipt
BEGIN
  SELECT RAISE(ABORT, 'ledger rows never change');
END;

CREATE TRIGGER ledger_never_deleted BEFORE DELETE ON ledger BEGIN
  SELECT RAISE(ABORT, 'ledger rows are never deleted');
END;

-- The state of the order's money, as `moneyStates` in `orders/states.ts`. Null in orders that were
-- placed before this column existed, until they change or the cron job has stored it.
ALTER TABLE orders ADD COLUMN money TEXT;
CREATE INDEX orders_with_problems ON orders (number) WHERE money IN ('refund_failed', 'disputed');
-- Used by the cron job.
CREATE INDEX orders_without_money ON orders (number) WHERE money IS NULL;

-- Used by the list of requested and failed refunds, whose pages are sorted by time.
CREATE INDEX refunds_by_age ON refunds (status, created, reference);

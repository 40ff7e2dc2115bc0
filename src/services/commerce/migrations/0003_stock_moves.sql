-- The history of stock, places on the shelf, low marks, and the sold pieces that still lie on the
-- shelf.

-- Items -------------------------------------------------------------------------------------------

-- Where the item lies on the shelf, as operators write it.
ALTER TABLE items ADD COLUMN place TEXT NOT NULL DEFAULT '';

-- Used to find the item of a row in a stock count, and of a scanned code.
CREATE INDEX items_of_sku ON items (sku COLLATE NOCASE);
CREATE INDEX items_of_ean ON items (ean) WHERE ean <> '';

-- A word of `product_words`, so that operators find a product by how its words begin. Triggers keep
-- it up to date.
CREATE TABLE product_word_index (
  word TEXT NOT NULL,
  product TEXT NOT NULL,
  PRIMARY KEY (word, product)
) STRICT, WITHOUT ROWID;
CREATE INDEX indexed_words_of_product ON product_word_index (product);

CREATE TRIGGER product_words_stored AFTER INSERT ON product_words BEGIN
  DELETE FROM product_word_index WHERE product = NEW.product;
  INSERT OR IGNORE INTO product_word_index (word, product)
    SELECT word.value, given.product FROM product_words given,
      json_each('[' || replace(json_quote(given.words), ' ', '","') || ']') word
    WHERE given.product = NEW.product AND word.value <> '';
END;

CREATE TRIGGER product_words_changed AFTER UPDATE OF words ON product_words BEGIN
  DELETE FROM product_word_index WHERE product = NEW.product;
  INSERT OR IGNORE INTO product_word_index (word, product)
    SELECT word.value, given.product FROM product_words given,
      json_each('[' || replace(json_quote(given.words), ' ', '","') || ']') word
    WHERE given.product = NEW.product AND word.value <> '';
END;

INSERT OR IGNORE INTO product_word_index (word, product)
  SELECT word.value, given.product FROM product_words given,
    json_each('[' || replace(json_quote(given.words), ' ', '","') || ']') word
  WHERE word.value <> '';

-- Moves of stock ----------------------------------------------------------------------------------

-- A change of an item's stock. The sum of an item's changes is its stock, whoever changed it,
-- because triggers on `stock` write the moves. Moves are kept when an item is removed.
CREATE TABLE stock_moves (
  id INTEGER PRIMARY KEY,
  item TEXT NOT NULL,
  at TEXT NOT NULL,
  -- The pieces that came (positive) or went (negative). 0 for a count that found no difference.
  change INTEGER NOT NULL,
  -- The stock after the move.
  quantity INTEGER NOT NULL,
  -- One of the causes in `catalogue/stock-causes.ts`, `removed` for an item that was removed, or
  -- `unknown` for SQL that names none. It has no CHECK, so that a new cause needs no migration.
  cause TEXT NOT NULL,
  -- The number of the order that caused it; empty for others.
  subject TEXT NOT NULL,
  -- Who made the change: `shop` is the service itself.
  actor TEXT NOT NULL,
  note TEXT NOT NULL
) STRICT;
CREATE INDEX moves_of_item ON stock_moves (item, id);

-- What a statement that changes `quantity` says about the change. The triggers below copy it to
-- `stock_moves` and empty it, so that a later statement that says nothing has the cause `unknown`.
ALTER TABLE stock ADD COLUMN cause TEXT NOT NULL DEFAULT '';
ALTER TABLE stock ADD COLUMN subject TEXT NOT NULL DEFAULT '';
ALTER TABLE stock ADD COLUMN actor TEXT NOT NULL DEFAULT '';
ALTER TABLE stock ADD COLUMN note TEXT NOT NULL DEFAULT '';

-- Stock of this quantity or less is low; null means never. It is here and not in `items`, so that
-- an index can have only the items whose stock is low.
ALTER TABLE stock ADD COLUMN low INTEGER CHECK (low >= 0);
CREATE INDEX low_stock ON stock (item) WHERE quantity <= low;

CREATE TRIGGER stock_opened AFTER INSERT ON stock BEGIN
  INSERT INTO stock_moves (item, at, change, quantity, cause, subject, actor, note)
    VALUES (NEW.item, strftime('%Y-%m-%dT%H:%M:%fZ'), NEW.quantity, NEW.quantity,
      iif(NEW.cause = '', 'opening', NEW.cause), NEW.subject, iif(NEW.actor = '', 'shop', NEW.actor),
      NEW.note);
  UPDATE stock SET cause = '', subject = '', actor = '', note = ''
    WHERE item = NEW.item AND cause || subject || actor || note <> '';
END;

CREATE TRIGGER stock_moved AFTER UPDATE OF quantity ON stock BEGIN
  INSERT INTO stock_moves (item, at, change, quantity, cause, subject, actor, note)
    SELECT NEW.item, strftime('%Y-%m-%dT%H:%M:%fZ'), NEW.quantity - OLD.quantity, NEW.quantity,
      iif(NEW.cause = '', 'unknown', NEW.cause), NEW.subject, iif(NEW.actor = '', 'shop', NEW.actor),
      NEW.note
    WHERE NEW.quantity <> OLD.quantity OR NEW.cause = 'count';
  UPDATE stock SET cause = '', subject = '', actor = '', note = ''
    WHERE item = NEW.item AND cause || subject || actor || note <> '';
END;

CREATE TRIGGER stock_removed AFTER DELETE ON stock BEGIN
  INSERT INTO stock_moves (item, at, change, quantity, cause, subject, actor, note)
    VALUES (OLD.item, strftime('%Y-%m-%dT%H:%M:%fZ'), -OLD.quantity, 0, 'removed', '',
      iif(OLD.actor = '', 'shop', OLD.actor), '');
END;

CREATE TRIGGER stock_move_kept BEFORE UPDATE ON stock_moves BEGIN
  SELECT RAISE(ABORT, 'stock moves are not changed');
END;

CREATE TRIGGER stock_move_not_deleted BEFORE DELETE ON stock_moves BEGIN
  SELECT RAISE(ABORT, 'stock moves are not deleted');
END;

INSERT INTO stock_moves (item, at, change, quantity, cause, subject, actor, note)
  SELECT item, strftime('%Y-%m-%dT%H:%M:%fZ'), quantity, quantity, 'opening', '', 'shop', ''
  FROM stock;

-- Sold pieces on the shelf ------------------------------------------------------------------------

-- The pieces of the line that are left to send, as in `orders.to_send`.
ALTER TABLE order_lines ADD COLUMN to_send INTEGER NOT NULL DEFAULT 0 CHECK (to_send >= 0);
-- The pieces of the line that the buyer has withdrawn from before they were sent, and that are
-- neither refunded nor back in stock.
ALTER TABLE order_lines ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn >= 0);

-- The sums of these two for the item. A list of stock would otherwise read all open orders.
ALTER TABLE stock ADD COLUMN owed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE stock ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER line_ordered AFTER INSERT ON order_lines
WHEN NEW.to_send + NEW.withdrawn > 0 BEGIN
  UPDATE stock SET owed = owed + NEW.to_send, withdrawn = withdrawn + NEW.withdrawn
    WHERE item = NEW.item;
END;

CREATE TRIGGER line_unsent_changed AFTER UPDATE OF to_send, withdrawn ON order_lines
WHEN NEW.to_send <> OLD.to_send OR NEW.withdrawn <> OLD.withdrawn BEGIN
  UPDATE stock SET owed = owed + NEW.to_send - OLD.to_send,
    withdrawn = withdrawn + NEW.withdrawn - OLD.withdrawn
    WHERE item = NEW.item;
END;

UPDATE order_lines SET
  to_send = given.unsent - MAX(given.dropped, MIN(given.withdrawn, given.unsent)),
  withdrawn = MAX(0, MIN(given.withdrawn, given.unsent) - given.dropped)
FROM (
  SELECT bought.order_reference, bought.line,
    bought.quantity - COALESCE((SELECT SUM(sent.quantity) FROM shipments
      JOIN shipment_lines sent USING (shipment)
      WHERE shipments.order_reference = bought.order_reference AND sent.line = bought.line), 0)
      AS unsent,
    COALESCE((SELECT SUM(unsent) FROM refunds JOIN refund_lines ON refund = refunds.reference
      WHERE refunds.order_reference = bought.order_reference AND refund_lines.line = bought.line), 0)
      AS dropped,
    COALESCE((SELECT SUM(quantity) FROM withdrawal_lines given
      WHERE given.order_reference = bought.order_reference AND given.line = bought.line), 0)
      AS withdrawn
  FROM order_lines bought WHERE NOT EXISTS (SELECT 1 FROM order_changes
    WHERE order_changes.order_reference = bought.order_reference AND change = 'cancel')
) given
WHERE order_lines.order_reference = given.order_reference AND order_lines.line = given.line
  AND given.unsent > 0;

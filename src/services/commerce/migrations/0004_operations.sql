-- Categories, search words, shipments, price history, and changed products that the storefront has
-- not been notified of.

CREATE TABLE categories (
  category TEXT PRIMARY KEY,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  uri TEXT NOT NULL UNIQUE,
  -- The order in which categories are listed.
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE product_categories (
  product TEXT NOT NULL REFERENCES products,
  category TEXT NOT NULL REFERENCES categories,
  -- 0 is the product's main category.
  rank INTEGER NOT NULL,
  -- The product's position in the category's listing.
  position INTEGER NOT NULL,
  PRIMARY KEY (product, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX products_of_category ON product_categories (category, product);

-- Search words of a product: folded text (`fold.ts`), so that a search compares bytes.
CREATE TABLE product_words (
  product TEXT NOT NULL REFERENCES products,
  language TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (product, language)
) STRICT, WITHOUT ROWID;

-- Prices with the time from which each was in force; '' is the beginning.
CREATE TABLE price_history (
  product TEXT NOT NULL REFERENCES products,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  since TEXT NOT NULL,
  price INTEGER NOT NULL,
  PRIMARY KEY (product, pricelist, since)
) STRICT, WITHOUT ROWID;

ALTER TABLE orders ADD COLUMN status TEXT NOT NULL DEFAULT 'untouched'
  CHECK (status IN ('untouched', 'progress', 'ok', 'archived', 'failed'));
CREATE INDEX orders_by_status ON orders (status, number);

-- An order is sent as a whole, once.
CREATE TABLE shipments (
  shipment INTEGER PRIMARY KEY,
  order_reference TEXT NOT NULL UNIQUE REFERENCES orders,
  shipped TEXT NOT NULL,
  carrier TEXT NOT NULL,
  tracking_id TEXT NOT NULL,
  tracking_url TEXT NOT NULL
) STRICT;


-- Products whose price or stock label changed since the last webhook. `change` distinguishes
-- changes, so that one made while a webhook is being sent is not lost.
CREATE TABLE product_changes (
  product TEXT PRIMARY KEY,
  change TEXT NOT NULL
) STRICT;

-- The label of the specification (§4): none, few up to 10, yes.
CREATE TRIGGER stock_label_changed AFTER UPDATE OF quantity ON stock
WHEN (OLD.quantity > 0) + (OLD.quantity > 10) <> (NEW.quantity > 0) + (NEW.quantity > 10)
BEGIN
  INSERT OR REPLACE INTO product_changes SELECT product, hex(randomblob(8)) FROM items WHERE item = NEW.item;
END;

CREATE TRIGGER price_changed AFTER UPDATE OF price, price_before, lowest ON prices
WHEN OLD.price <> NEW.price OR OLD.price_before <> NEW.price_before OR OLD.lowest IS NOT NEW.lowest
BEGIN
  INSERT OR REPLACE INTO product_changes VALUES (NEW.product, hex(randomblob(8)));
END;

-- A reservation changes what can be bought, and so the label, as much as a sale does.
CREATE TRIGGER stock_held AFTER INSERT ON reservations
WHEN (SELECT (free.quantity > 0) + (free.quantity > 10)
        <> (free.quantity + NEW.quantity > 0) + (free.quantity + NEW.quantity > 10)
      FROM free_stock free WHERE free.item = NEW.item)
BEGIN
  INSERT OR REPLACE INTO product_changes SELECT product, hex(randomblob(8)) FROM items WHERE item = NEW.item;
END;

CREATE TRIGGER stock_released AFTER DELETE ON reservations
WHEN (SELECT (free.quantity > 0) + (free.quantity > 10)
        <> (free.quantity - OLD.quantity > 0) + (free.quantity - OLD.quantity > 10)
      FROM free_stock free WHERE free.item = OLD.item)
BEGIN
  INSERT OR REPLACE INTO product_changes SELECT product, hex(randomblob(8)) FROM items WHERE item = OLD.item;
END;

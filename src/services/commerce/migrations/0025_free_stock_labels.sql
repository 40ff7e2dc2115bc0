-- A product is marked as changed when the label of its free stock changes (specification, §4: none,
-- few up to 10, yes), whatever changed it: the counted stock, or what payments hold of it. What is
-- held may be more than is there, so the difference is compared as it is, also below 0.
DROP TRIGGER stock_label_changed;
DROP TRIGGER stock_held;
DROP TRIGGER stock_released;

CREATE VIEW stock_balance AS
  SELECT item, quantity - COALESCE(
    (SELECT SUM(held.quantity) FROM reservations held WHERE held.item = stock.item), 0) AS quantity
  FROM stock;

CREATE TRIGGER stock_label_changed AFTER UPDATE OF quantity ON stock
WHEN (SELECT (now.quantity > 0) + (now.quantity > 10)
        <> (now.quantity - NEW.quantity + OLD.quantity > 0) + (now.quantity - NEW.quantity + OLD.quantity > 10)
      FROM stock_balance now WHERE now.item = NEW.item)
BEGIN
  INSERT OR REPLACE INTO product_changes SELECT product, hex(randomblob(8)) FROM items WHERE item = NEW.item;
END;

CREATE TRIGGER stock_held AFTER INSERT ON reservations
WHEN (SELECT (now.quantity > 0) + (now.quantity > 10)
        <> (now.quantity + NEW.quantity > 0) + (now.quantity + NEW.quantity > 10)
      FROM stock_balance now WHERE now.item = NEW.item)
BEGIN
  INSERT OR REPLACE INTO product_changes SELECT product, hex(randomblob(8)) FROM items WHERE item = NEW.item;
END;

CREATE TRIGGER stock_released AFTER DELETE ON reservations
WHEN (SELECT (now.quantity > 0) + (now.quantity > 10)
        <> (now.quantity - OLD.quantity > 0) + (now.quantity - OLD.quantity > 10)
      FROM stock_balance now WHERE now.item = OLD.item)
BEGIN
  INSERT OR REPLACE INTO product_changes SELECT product, hex(randomblob(8)) FROM items WHERE item = OLD.item;
END;

-- Labels that went wrong before are told once more.
INSERT OR REPLACE INTO product_changes SELECT product, hex(randomblob(8)) FROM products;

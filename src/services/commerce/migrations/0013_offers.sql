-- Offers ------------------------------------------------------------------------------------------

-- What cached pages show of a product that changes: prices, and the labels of its stock. The rows
-- are derived, and triggers keep them up to date, so that a page with 24 cards reads 24 rows.
CREATE TABLE offers (
  product TEXT PRIMARY KEY,
  -- Each change of any offer gets a higher version, by which others find what has changed.
  version INTEGER NOT NULL UNIQUE,
  -- JSON, as `offer` in the view `current_offers`.
  offer TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The offers as the other tables have them now, each with the next version. `prices` has, for each
-- price list, the columns of the table `prices`. `items` has the label of each item's free stock:
-- 0 for none, 1 for up to 10 pieces, 2 for more.
CREATE VIEW current_offers AS
  SELECT product,
    (SELECT COALESCE(MAX(version), 0) + 1 FROM offers) AS version,
    json_object(
      'isNew', is_new,
      'markets', (SELECT json_group_array(market) FROM product_markets WHERE product_markets.product = products.product),
      'prices', (SELECT json_group_object(pricelist, json_array(price, price_before, lowest))
         FROM prices WHERE prices.product = products.product),
      'items', (SELECT json_group_array(json_array(items.item, (free_stock.quantity > 0) + (free_stock.quantity > 10)) ORDER BY position)
         FROM items JOIN free_stock USING (item) WHERE items.product = products.product)
    ) AS offer
  FROM products;

-- Brings the row of a product up to date. Inserting a product into the view does this, so that the
-- triggers below share the statement. It is no INSERT OR REPLACE, because SQLite would use the
-- conflict clause of the statement that fires the first trigger, such as INSERT OR IGNORE.
CREATE TRIGGER offer_written INSTEAD OF INSERT ON current_offers BEGIN
  INSERT INTO offers (product, version, offer)
    SELECT product, version, offer FROM current_offers WHERE product = NEW.product
    ON CONFLICT (product) DO UPDATE SET version = excluded.version, offer = excluded.offer;
END;

-- Changes of prices and of stock labels are in `product_changes`, whoever made them.
CREATE TRIGGER offer_changed AFTER INSERT ON product_changes BEGIN
  INSERT INTO current_offers (product) VALUES (NEW.product);
END;

-- The other changes of an offer: operators add or remove prices, markets and items, or change the
-- mark of new products.
CREATE TRIGGER offer_price_added AFTER INSERT ON prices BEGIN
  INSERT INTO current_offers (product) VALUES (NEW.product);
END;

CREATE TRIGGER offer_price_removed AFTER DELETE ON prices BEGIN
  INSERT INTO current_offers (product) VALUES (OLD.product);
END;

CREATE TRIGGER offer_market_added AFTER INSERT ON product_markets BEGIN
  INSERT INTO current_offers (product) VALUES (NEW.product);
END;

CREATE TRIGGER offer_market_removed AFTER DELETE ON product_markets BEGIN
  INSERT INTO current_offers (product) VALUES (OLD.product);
END;

CREATE TRIGGER offer_stock_added AFTER INSERT ON stock BEGIN
  INSERT INTO current_offers (product) SELECT product FROM items WHERE item = NEW.item;
END;

CREATE TRIGGER offer_stock_removed AFTER DELETE ON stock BEGIN
  INSERT INTO current_offers (product) SELECT product FROM items WHERE item = OLD.item;
END;

CREATE TRIGGER offer_item_moved AFTER UPDATE OF position ON items
WHEN OLD.position <> NEW.position BEGIN
  INSERT INTO current_offers (product) VALUES (NEW.product);
END;

CREATE TRIGGER offer_newness_changed AFTER UPDATE OF is_new ON products
WHEN OLD.is_new <> NEW.is_new BEGIN
  INSERT INTO current_offers (product) VALUES (NEW.product);
END;

-- The row stays, because without it the highest version could become lower.
CREATE TRIGGER offer_removed AFTER DELETE ON products BEGIN
  UPDATE offers SET version = (SELECT MAX(version) + 1 FROM offers),
    offer = json_object('isNew', 0, 'markets', json('[]'), 'prices', json('{}'), 'items', json('[]'))
    WHERE product = OLD.product;
END;

INSERT INTO offers (product, version, offer)
  SELECT product, ROW_NUMBER() OVER (ORDER BY product), offer FROM current_offers;

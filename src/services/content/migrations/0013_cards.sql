-- Derived: a product's card as JSON, ready to be copied into a response, in each language. `card_…`
-- holds three parts on lines of their own: what comes before the prices, between them and the
-- variants, and after those; `finish_…` is the product as a finish of another one's card.
CREATE TABLE product_cards (
  product TEXT PRIMARY KEY,
  -- Of the texts' format; rows of another one are not used.
  version INTEGER NOT NULL,
  -- JSON: the ids of its finishes, published or not, and its prices.
  variants TEXT NOT NULL,
  prices TEXT NOT NULL,
  card_en TEXT NOT NULL,
  card_sv TEXT NOT NULL,
  finish_en TEXT NOT NULL,
  finish_sv TEXT NOT NULL
) STRICT;

-- Changes with the derived rows of listings and with products (one row): a reader that has cards or
-- filters in memory asks whether they are still the same. Random, as the revisions of entries are.
CREATE TABLE listing_revision (
  revision TEXT NOT NULL
) STRICT;

INSERT INTO listing_revision (revision) VALUES (hex(randomblob(8)));

-- A card never outlives the data that it was made of, whoever changes it; products without one are
-- read in full.
CREATE TRIGGER card_of_inserted AFTER INSERT ON entries WHEN NEW.type = 'product' AND NEW.status = 'published' BEGIN
  DELETE FROM product_cards WHERE product = NEW.id;
  UPDATE listing_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER card_of_changed AFTER UPDATE OF data ON entries WHEN OLD.type = 'product' AND OLD.status = 'published' BEGIN
  DELETE FROM product_cards WHERE product = OLD.id;
  UPDATE listing_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER card_of_deleted AFTER DELETE ON entries WHEN OLD.type = 'product' AND OLD.status = 'published' BEGIN
  DELETE FROM product_cards WHERE product = OLD.id;
  UPDATE listing_revision SET revision = hex(randomblob(8));
END;

-- A draft is stored beside the published version of the same entry; `data` contains all languages.
CREATE TABLE entries (
  type TEXT NOT NULL,
  id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
  -- The entry's address within its type: a product's slug, a page's path.
  slug TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  created_at TEXT NOT NULL,
  published_at TEXT CHECK ((status = 'published') = (published_at IS NOT NULL)),
  PRIMARY KEY (type, id, status)
) STRICT;

CREATE UNIQUE INDEX entries_by_slug ON entries (type, slug, status);

-- One row for each product, market, price list and category, derived from the published products.
-- The category of the whole shop is ''. Prices are in minor units; name keys sort bytewise in their
-- language's order.
CREATE TABLE listing (
  market INTEGER NOT NULL,
  price_list INTEGER NOT NULL,
  category TEXT NOT NULL,
  product TEXT NOT NULL,
  popularity INTEGER NOT NULL,
  created TEXT NOT NULL,
  price INTEGER NOT NULL,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  PRIMARY KEY (market, price_list, category, product)
) STRICT, WITHOUT ROWID;

-- Every order of a listing is read from its index alone, starting after the last product of the
-- page before.
CREATE INDEX listing_by_popularity ON listing (market, price_list, category, popularity, product);
CREATE INDEX listing_by_created ON listing (market, price_list, category, created, product);
CREATE INDEX listing_by_price ON listing (market, price_list, category, price, product);
CREATE INDEX listing_by_name_en ON listing (market, price_list, category, name_en, product);
CREATE INDEX listing_by_name_sv ON listing (market, price_list, category, name_sv, product);

-- Updated when products are published, never while a visitor waits.
CREATE TABLE listing_totals (
  market INTEGER NOT NULL,
  price_list INTEGER NOT NULL,
  category TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (market, price_list, category)
) STRICT, WITHOUT ROWID;

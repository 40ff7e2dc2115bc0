-- Derived: the values of the listings' filters that a product has, in the whole shop (category '') and in each of its categories.
CREATE TABLE listing_facets (
  category TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  product TEXT NOT NULL,
  PRIMARY KEY (category, facet, value, product)
) STRICT, WITHOUT ROWID;

CREATE INDEX listing_facets_by_product ON listing_facets (product, category, facet, value);

-- Counted when products are published: how many products of a listing have a value.
CREATE TABLE facet_totals (
  market INTEGER NOT NULL,
  price_list INTEGER NOT NULL,
  category TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  total INTEGER NOT NULL,
  PRIMARY KEY (market, price_list, category, facet, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE facet_names (
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  en TEXT NOT NULL,
  sv TEXT NOT NULL,
  PRIMARY KEY (facet, value)
) STRICT, WITHOUT ROWID;

-- Search knows where a product is sold, as words like `1x65` (market, price list): a result is counted without looking it up.
DROP TABLE search_en;
DROP TABLE search_sv;

CREATE VIRTUAL TABLE search_en USING fts5 (
  name, text, places, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE search_sv USING fts5 (
  name, text, places, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);

-- What is derived has to be made anew (`POST /api/content/rebuild`); local storage sees that it is missing.
DELETE FROM search_rows;

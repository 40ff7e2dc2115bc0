-- Derived: the filter values of a product, in the whole shop (category '') and in each of its
-- categories.
CREATE TABLE listing_facets (
  category TEXT NOT NULL,
  facet TEXT NOT NULL,
  value TEXT NOT NULL,
  product TEXT NOT NULL,
  PRIMARY KEY (category, facet, value, product)
) STRICT, WITHOUT ROWID;

CREATE INDEX listing_facets_by_product ON listing_facets (product, category, facet, value);

-- Updated when products are published: the number of products of a listing with each value.
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

-- The search index contains the places of sale as words like `1x65` (market, price list), so that
-- results are counted without a lookup.
DROP TABLE search_en;
DROP TABLE search_sv;

CREATE VIRTUAL TABLE search_en USING fts5 (
  name, text, places, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);

CREATE VIRTUAL TABLE search_sv USING fts5 (
  name, text, places, content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2'
);

-- Derived rows must be rebuilt (`POST /api/content/rebuild`); local storage detects that they are
-- missing.
DELETE FROM search_rows;

-- Derived: what ranges are asked of, one row for each size of a product, in the whole shop (category
-- '') and in each of its categories. Lengths are in mm, luminous flux in lm; null for none.
CREATE TABLE listing_sizes (
  category TEXT NOT NULL,
  product TEXT NOT NULL,
  size INTEGER NOT NULL,
  width REAL,
  height REAL,
  luminous_flux REAL,
  PRIMARY KEY (product, category, size)
) STRICT, WITHOUT ROWID;

CREATE INDEX listing_sizes_by_width ON listing_sizes (category, width, product) WHERE width IS NOT NULL;
CREATE INDEX listing_sizes_by_height ON listing_sizes (category, height, product) WHERE height IS NOT NULL;
CREATE INDEX listing_sizes_by_flux ON listing_sizes (category, luminous_flux, product) WHERE luminous_flux IS NOT NULL;

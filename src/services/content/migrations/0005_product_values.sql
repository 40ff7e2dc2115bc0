-- Derived: all filter values of a product in one row, as lines of `facet value`. Counting what a
-- choice leaves reads one row for each product instead of twenty.
CREATE TABLE product_values (
  product TEXT PRIMARY KEY,
  list TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO product_values
SELECT product, group_concat(facet || ' ' || value, char(10)) FROM listing_facets WHERE category = '' GROUP BY product;

-- The version of `derived.ts` that last built the derived rows (one row, or none).
CREATE TABLE derived_version (
  version INTEGER NOT NULL
) STRICT;

-- Derived: all values of the filters that a product has, in one row: lines of `facet value`. Counting what a choice leaves
-- reads one row for each product instead of twenty.
CREATE TABLE product_values (
  product TEXT PRIMARY KEY,
  list TEXT NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO product_values
SELECT product, group_concat(facet || ' ' || value, char(10)) FROM listing_facets WHERE category = '' GROUP BY product;

-- Which version of `derived.ts` made the derived rows last (one row, once there is one).
CREATE TABLE derived_version (
  version INTEGER NOT NULL
) STRICT;

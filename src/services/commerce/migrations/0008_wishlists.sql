-- A customer's wishlist; each product once.
CREATE TABLE wishes (
  wish INTEGER PRIMARY KEY AUTOINCREMENT,
  customer INTEGER NOT NULL REFERENCES customers,
  product TEXT NOT NULL REFERENCES products,
  -- ISO time in UTC.
  created TEXT NOT NULL,
  UNIQUE (customer, product)
) STRICT;

-- The products that are one design in several finishes have the same key; null for all others. Until
-- the derived rows are rebuilt, each product is listed by itself.
ALTER TABLE listing ADD COLUMN design TEXT;

CREATE INDEX listing_by_design ON listing (market, price_list, category, design, product)
WHERE design IS NOT NULL;

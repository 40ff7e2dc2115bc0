-- The colour of a filter's value as #rrggbb, of one of the products that have it; null for none.
ALTER TABLE facet_names ADD COLUMN colour TEXT;

-- Delivery time in working days, where the merchant states it: for search engines and product
-- feeds.
ALTER TABLE shipping_methods ADD COLUMN days_from INTEGER CHECK (days_from >= 0);
ALTER TABLE shipping_methods ADD COLUMN days_to INTEGER CHECK (days_to >= days_from);

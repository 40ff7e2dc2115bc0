-- Whether a product is electrical equipment: with one in the bag, shoppers are offered that an old
-- one is taken back. A shop for lamps: what says nothing is one.
ALTER TABLE products ADD COLUMN is_electric INTEGER NOT NULL DEFAULT 1 CHECK (is_electric IN (0, 1));

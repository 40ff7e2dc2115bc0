-- A shipping method may lead to a pick-up point, which the shopper chooses by ZIP code.
ALTER TABLE shipping_methods ADD COLUMN pickup INTEGER NOT NULL DEFAULT 0 CHECK (pickup IN (0, 1));

-- Opening hours as a list of { days, opens, closes }, and where the point is, in degrees.
ALTER TABLE pickup_points ADD COLUMN hours TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(hours));
ALTER TABLE pickup_points ADD COLUMN latitude REAL CHECK (latitude BETWEEN -90 AND 90);
ALTER TABLE pickup_points ADD COLUMN longitude REAL CHECK (longitude BETWEEN -180 AND 180);

-- The middle of the areas whose ZIP codes begin alike: how far a point is from a shopper, about.
CREATE TABLE zip_places (
  country TEXT NOT NULL REFERENCES countries,
  zip TEXT NOT NULL,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  PRIMARY KEY (country, zip)
) STRICT, WITHOUT ROWID;

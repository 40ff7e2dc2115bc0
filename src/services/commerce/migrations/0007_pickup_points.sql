-- Pick-up points for parcels. A point is offered to ZIP codes that start with its `near`.
CREATE TABLE pickup_points (
  pickup_point TEXT NOT NULL PRIMARY KEY,
  country TEXT NOT NULL REFERENCES countries,
  near TEXT NOT NULL,
  name TEXT NOT NULL,
  address1 TEXT NOT NULL,
  zip_code TEXT NOT NULL,
  city TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pickup_points_of ON pickup_points (country, near);

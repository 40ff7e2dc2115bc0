-- A customer's saved addresses. The default one for deliveries is the customer's address in
-- `customers` too, which is the only one that the checkout interface knows.
CREATE TABLE addresses (
  -- 128 random bits.
  address TEXT PRIMARY KEY,
  customer INTEGER NOT NULL REFERENCES customers,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  company TEXT NOT NULL DEFAULT '',
  vat_number TEXT NOT NULL DEFAULT '',
  address1 TEXT NOT NULL,
  address2 TEXT NOT NULL,
  zip_code TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  country TEXT NOT NULL,
  phone_number TEXT NOT NULL DEFAULT '',
  -- 1 for the default: a customer with addresses has one for deliveries, and at most one for invoices.
  delivery INTEGER NOT NULL DEFAULT 0 CHECK (delivery IN (0, 1)),
  invoice INTEGER NOT NULL DEFAULT 0 CHECK (invoice IN (0, 1)),
  -- ISO time in UTC.
  created TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX addresses_of_customer ON addresses (customer, created);
CREATE UNIQUE INDEX default_delivery ON addresses (customer) WHERE delivery = 1;
CREATE UNIQUE INDEX default_invoice ON addresses (customer) WHERE invoice = 1;

INSERT INTO addresses (address, customer, first_name, last_name, address1, address2, zip_code, city, state, country, phone_number, delivery, created)
  SELECT lower(hex(randomblob(16))), customer, first_name, last_name, address1, address2, zip_code, city, state, country, phone_number, 1,
    strftime('%Y-%m-%dT%H:%M:%fZ')
  FROM customers WHERE address1 <> '';

-- The checkout interface changes the customer's address in `customers`, whoever calls it.
CREATE TRIGGER address_registered AFTER INSERT ON customers WHEN NEW.address1 <> '' BEGIN
  INSERT INTO addresses (address, customer, first_name, last_name, address1, address2, zip_code, city, state, country, phone_number, delivery, created)
    VALUES (lower(hex(randomblob(16))), NEW.customer, NEW.first_name, NEW.last_name, NEW.address1, NEW.address2, NEW.zip_code, NEW.city,
      NEW.state, NEW.country, NEW.phone_number, 1, strftime('%Y-%m-%dT%H:%M:%fZ'));
END;

CREATE TRIGGER address_changed AFTER UPDATE OF address1, address2, zip_code, city, state, country ON customers WHEN NEW.address1 <> '' BEGIN
  UPDATE addresses SET address1 = NEW.address1, address2 = NEW.address2, zip_code = NEW.zip_code, city = NEW.city, state = NEW.state,
    country = NEW.country WHERE customer = NEW.customer AND delivery = 1;
  INSERT INTO addresses (address, customer, first_name, last_name, address1, address2, zip_code, city, state, country, phone_number, delivery, created)
    SELECT lower(hex(randomblob(16))), NEW.customer, NEW.first_name, NEW.last_name, NEW.address1, NEW.address2, NEW.zip_code, NEW.city,
      NEW.state, NEW.country, NEW.phone_number, 1, strftime('%Y-%m-%dT%H:%M:%fZ')
    WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE customer = NEW.customer AND delivery = 1);
END;

-- The tables of commerce, by subject: currencies and countries, delivery, catalogue, prices, stock,
-- vouchers, customers, payments, orders, withdrawals, refunds, documents and mails. Bags and limits
-- are Durable Objects.
--
-- Unless a column states something else:
-- Money is in minor units (every currency of the shop has hundredths).
-- Times are ISO texts in UTC; null if the event has not happened.
-- Columns that answer yes or no are 1 or 0.
-- Countries are ISO 3166-1 codes, languages ISO 639-1, currencies ISO 4217.
-- A text of the catalogue has a column for each language (`name_en`).
-- A `reference` is 128 random bits.
-- A comment above an index says which code uses it, unless its name does.

-- Currencies and countries ------------------------------------------------------------------------

-- A currency of price lists.
CREATE TABLE currencies (
  currency TEXT PRIMARY KEY,
  -- 1 if whole amounts are written without decimals.
  whole INTEGER NOT NULL DEFAULT 0
) STRICT;

-- A list of prices in one currency, tax included.
CREATE TABLE pricelists (
  pricelist INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  currency TEXT NOT NULL REFERENCES currencies
) STRICT;

-- A country that a shopper may choose, with its market, price list and tax.
CREATE TABLE countries (
  country TEXT PRIMARY KEY,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  -- 1 if the country is inside the VAT area of the EU.
  eu INTEGER NOT NULL,
  -- 1 if the shop sends goods there.
  ship_to INTEGER NOT NULL,
  market INTEGER NOT NULL,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  language TEXT NOT NULL,
  -- The tax included in this country's prices, in tenths of a percent.
  vat_tenths INTEGER NOT NULL,
  -- What the recipient pays on arrival when the shop deducts tax.
  due TEXT NOT NULL DEFAULT 'vat_and_duty'
    CHECK (due IN ('vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing')),
  -- JSON: how a country outside the VAT area taxes goods, as `storedTaxRule` in `tax-rules.ts`.
  tax_rule TEXT NOT NULL
    DEFAULT '{"treatment":"deduct","limit":null,"reverseCharge":false}'
    CHECK (json_valid(tax_rule)),
  -- JSON: the seller's registration numbers in the country, as a producer of electronics (WEEE),
  -- batteries and packaging, and for tax.
  registrations TEXT NOT NULL
    DEFAULT '{"weee":"","batteries":"","packaging":"","tax":[]}'
    CHECK (json_valid(registrations))
) STRICT;

-- A state or province of a country whose addresses must have a state.
CREATE TABLE states (
  country TEXT NOT NULL REFERENCES countries,
  state TEXT NOT NULL,
  name TEXT NOT NULL,
  PRIMARY KEY (country, state)
) STRICT;

-- A part of a country, by ZIP code, with its own rules of tax and delivery. If a ZIP code matches
-- several territories, the longest prefix decides. The country need not be in `countries`; the
-- territory then has no effect until the country is added.
CREATE TABLE territories (
  country TEXT NOT NULL,
  -- Prefixes of ZIP codes without spaces ('976') and ranges of them ('971-974'), separated by
  -- spaces.
  zips TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  -- 'deduct': the territory is outside the VAT area, so tax is deducted. 'charge': it is inside, so
  -- prices include tax. 'refuse': the shop sends nothing there. 'country': the rules of the country
  -- apply.
  treatment TEXT NOT NULL CHECK (treatment IN ('deduct', 'charge', 'refuse', 'country')),
  -- The tax in prices for 'charge', in tenths of a percent. Null means the country's tax.
  vat_tenths INTEGER,
  -- What the recipient pays on arrival for 'deduct'.
  due TEXT NOT NULL DEFAULT 'possible'
    CHECK (due IN ('vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing')),
  PRIMARY KEY (country, zips)
) STRICT, WITHOUT ROWID;

-- Sources: Directive 2006/112/EC, articles 5 to 7, as amended by Directive (EU) 2019/475; and the
-- Windsor Framework for Northern Ireland.
INSERT INTO territories (country, zips, name_en, name_sv, treatment, vat_tenths, due) VALUES
  ('DE', '27498', 'Heligoland', 'Helgoland', 'deduct', NULL, 'possible'),
  ('DE', '78266', 'Büsingen', 'Büsingen', 'deduct', NULL, 'vat_and_duty'),
  ('DK', '39', 'Greenland', 'Grönland', 'refuse', NULL, 'possible'),
  ('ES', '35 38', 'the Canary Islands', 'Kanarieöarna', 'deduct', NULL, 'possible'),
  ('ES', '51', 'Ceuta', 'Ceuta', 'deduct', NULL, 'possible'),
  ('ES', '52', 'Melilla', 'Melilla', 'deduct', NULL, 'possible'),
  ('FI', '22', 'Åland', 'Åland', 'deduct', NULL, 'possible'),
  ('FR', '971', 'Guadeloupe', 'Guadeloupe', 'deduct', NULL, 'possible'),
  ('FR', '972', 'Martinique', 'Martinique', 'deduct', NULL, 'possible'),
  ('FR', '973', 'French Guiana', 'Franska Guyana', 'deduct', NULL, 'possible'),
  ('FR', '974', 'Réunion', 'Réunion', 'deduct', NULL, 'possible'),
  ('FR', '975', 'Saint Pierre and Miquelon', 'Saint-Pierre och Miquelon', 'refuse', NULL, 'possible'),
  ('FR', '976', 'Mayotte', 'Mayotte', 'deduct', NULL, 'possible'),
  ('FR', '977', 'Saint Barthélemy', 'Saint-Barthélemy', 'refuse', NULL, 'possible'),
  ('FR', '978', 'Saint Martin', 'Saint-Martin', 'deduct', NULL, 'possible'),
  ('FR', '980', 'Monaco', 'Monaco', 'country', NULL, 'possible'),
  ('FR', '984', 'the French Southern Territories', 'Franska sydterritorierna', 'refuse', NULL, 'possible'),
  ('FR', '986', 'Wallis and Futuna', 'Wallis- och Futunaöarna', 'refuse', NULL, 'possible'),
  ('FR', '987', 'French Polynesia', 'Franska Polynesien', 'refuse', NULL, 'possible'),
  ('FR', '988', 'New Caledonia', 'Nya Kaledonien', 'refuse', NULL, 'possible'),
  ('GB', 'BT', 'Northern Ireland', 'Nordirland', 'charge', 200, 'nothing'),
  ('GB', 'GX', 'Gibraltar', 'Gibraltar', 'refuse', NULL, 'possible'),
  ('GB', 'GY', 'Guernsey', 'Guernsey', 'deduct', NULL, 'possible'),
  ('GB', 'IM', 'the Isle of Man', 'Isle of Man', 'country', NULL, 'possible'),
  ('GB', 'JE', 'Jersey', 'Jersey', 'deduct', NULL, 'possible'),
  ('GR', '63086-63087', 'Mount Athos', 'Athos', 'deduct', NULL, 'possible'),
  ('IT', '00120', 'Vatican City', 'Vatikanstaten', 'refuse', NULL, 'possible'),
  ('IT', '22061', 'Campione d’Italia', 'Campione d’Italia', 'deduct', NULL, 'possible'),
  ('IT', '23041', 'Livigno', 'Livigno', 'deduct', NULL, 'possible'),
  ('IT', '4789', 'San Marino', 'San Marino', 'refuse', NULL, 'possible'),
  ('NO', '8099', 'Jan Mayen', 'Jan Mayen', 'deduct', NULL, 'nothing'),
  ('NO', '917', 'Svalbard', 'Svalbard', 'deduct', NULL, 'nothing');

-- Delivery ----------------------------------------------------------------------------------------

-- A shipping method of a market and price list.
CREATE TABLE shipping_methods (
  shipping_method TEXT PRIMARY KEY,
  market INTEGER NOT NULL,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  -- Delivery is free if the goods cost at least this after discounts; null means never.
  free_from INTEGER,
  position INTEGER NOT NULL,
  -- The delivery time in working days; null if unknown.
  days_from INTEGER CHECK (days_from >= 0),
  days_to INTEGER CHECK (days_to >= days_from),
  -- 1 if the shopper chooses a pick-up point by ZIP code.
  pickup INTEGER NOT NULL DEFAULT 0 CHECK (pickup IN (0, 1))
) STRICT;

-- The price of a delivery widget's option for ZIP codes that begin with `zip`. If several rows
-- match, the longest `zip` decides.
CREATE TABLE delivery_prices (
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  type TEXT NOT NULL CHECK (type IN ('delivery', 'mailbox', 'pickup')),
  zip TEXT NOT NULL DEFAULT '',
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  -- As in `shipping_methods`.
  free_from INTEGER,
  PRIMARY KEY (pricelist, type, zip)
) STRICT, WITHOUT ROWID;

-- A pick-up point for parcels. It is offered to ZIP codes that begin with `near`.
CREATE TABLE pickup_points (
  pickup_point TEXT NOT NULL PRIMARY KEY,
  country TEXT NOT NULL REFERENCES countries,
  near TEXT NOT NULL,
  name TEXT NOT NULL,
  address1 TEXT NOT NULL,
  zip_code TEXT NOT NULL,
  city TEXT NOT NULL,
  -- JSON: opening hours as a list of { days, opens, closes }.
  hours TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(hours)),
  -- In degrees.
  latitude REAL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL CHECK (longitude BETWEEN -180 AND 180)
) STRICT, WITHOUT ROWID;
CREATE INDEX pickup_points_of ON pickup_points (country, near);

-- The centre of the area whose ZIP codes begin with `zip`, in degrees. Distances to pick-up points
-- are measured from it.
CREATE TABLE zip_places (
  country TEXT NOT NULL REFERENCES countries,
  zip TEXT NOT NULL,
  latitude REAL NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude REAL NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  PRIMARY KEY (country, zip)
) STRICT, WITHOUT ROWID;

-- One row with the revision of the data that all selections share: countries, currencies,
-- territories and shipping methods. Every change of the data changes the revision. Processes that
-- have the data in memory compare the revision to know whether it is outdated. The revision is
-- random, so that a restored database never has the revision of other data.
CREATE TABLE reference_revision (
  revision TEXT NOT NULL
) STRICT;

INSERT INTO reference_revision (revision) VALUES (hex(randomblob(8)));

CREATE TRIGGER reference_currencies_inserted AFTER INSERT ON currencies BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_currencies_updated AFTER UPDATE ON currencies BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_currencies_deleted AFTER DELETE ON currencies BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_pricelists_inserted AFTER INSERT ON pricelists BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_pricelists_updated AFTER UPDATE ON pricelists BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_pricelists_deleted AFTER DELETE ON pricelists BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_countries_inserted AFTER INSERT ON countries BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_countries_updated AFTER UPDATE ON countries BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_countries_deleted AFTER DELETE ON countries BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_states_inserted AFTER INSERT ON states BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_states_updated AFTER UPDATE ON states BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_states_deleted AFTER DELETE ON states BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_territories_inserted AFTER INSERT ON territories BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_territories_updated AFTER UPDATE ON territories BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_territories_deleted AFTER DELETE ON territories BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_shipping_methods_inserted AFTER INSERT ON shipping_methods BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_shipping_methods_updated AFTER UPDATE ON shipping_methods BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_shipping_methods_deleted AFTER DELETE ON shipping_methods BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

-- Catalogue ---------------------------------------------------------------------------------------

-- A product in one finish. The columns `variant_…` have the name of the finish.
CREATE TABLE products (
  product TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  variant_en TEXT NOT NULL,
  variant_sv TEXT NOT NULL,
  uri TEXT NOT NULL UNIQUE,
  sku TEXT NOT NULL,
  -- JSON: a list of addresses of pictures.
  media TEXT NOT NULL,
  is_new INTEGER NOT NULL DEFAULT 0,
  -- ISO date.
  created TEXT NOT NULL,
  -- Working days until the product can be sent, if it is made to order; otherwise 0.
  prepare_days INTEGER NOT NULL DEFAULT 0 CHECK (prepare_days >= 0),
  -- 1 if the product is electrical equipment. With such a product in the bag, the shop offers to
  -- take an old one back. The default is 1, because the shop sells lamps.
  is_electric INTEGER NOT NULL DEFAULT 1 CHECK (is_electric IN (0, 1))
) STRICT;

-- One size of a product. This is what shoppers buy.
CREATE TABLE items (
  item TEXT PRIMARY KEY,
  product TEXT NOT NULL REFERENCES products,
  size_en TEXT NOT NULL,
  size_sv TEXT NOT NULL,
  sku TEXT NOT NULL,
  ean TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX items_of_product ON items (product, position);

-- A category of the shop.
CREATE TABLE categories (
  category TEXT PRIMARY KEY,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  uri TEXT NOT NULL UNIQUE,
  -- Lists of categories are sorted by it.
  position INTEGER NOT NULL
) STRICT;

-- A category that a product is in.
CREATE TABLE product_categories (
  product TEXT NOT NULL REFERENCES products,
  category TEXT NOT NULL REFERENCES categories,
  -- 0 is the product's main category.
  rank INTEGER NOT NULL,
  -- The product's position in the category's listing.
  position INTEGER NOT NULL,
  PRIMARY KEY (product, category)
) STRICT, WITHOUT ROWID;
CREATE INDEX products_of_category ON product_categories (category, product);

-- A market that a product is sold in.
CREATE TABLE product_markets (
  product TEXT NOT NULL REFERENCES products,
  market INTEGER NOT NULL,
  PRIMARY KEY (product, market)
) STRICT, WITHOUT ROWID;

-- A related product, to which the page of `product` links. It need not exist yet.
CREATE TABLE relations (
  product TEXT NOT NULL REFERENCES products,
  related TEXT NOT NULL,
  relation TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (product, relation, related)
) STRICT, WITHOUT ROWID;

-- The words by which a product is found in one language. They are folded to lower case without
-- diacritics, like the words that are searched for.
CREATE TABLE product_words (
  product TEXT NOT NULL REFERENCES products,
  language TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (product, language)
) STRICT, WITHOUT ROWID;

-- A product whose price or stock label has changed since it was last sent to the storefront.
-- Each change sets another random `change`. After a webhook, only rows with the `change` that was
-- sent are deleted, so that a change during the webhook is not lost.
CREATE TABLE product_changes (
  product TEXT PRIMARY KEY,
  change TEXT NOT NULL
) STRICT;

-- Prices ------------------------------------------------------------------------------------------

-- A product's price in a price list.
CREATE TABLE prices (
  product TEXT NOT NULL REFERENCES products,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  price INTEGER NOT NULL CHECK (price >= 0),
  -- The ordinary price. It is higher than a reduced `price`, and otherwise equal to `price`.
  price_before INTEGER NOT NULL,
  -- The lowest price of the 30 days before the reduction began; null without a reduction.
  lowest INTEGER,
  PRIMARY KEY (product, pricelist)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER price_changed AFTER UPDATE OF price, price_before, lowest ON prices
WHEN OLD.price <> NEW.price OR OLD.price_before <> NEW.price_before OR OLD.lowest IS NOT NEW.lowest
BEGIN
  INSERT OR REPLACE INTO product_changes VALUES (NEW.product, hex(randomblob(8)));
END;

-- A reduction must be below the lowest price of the 30 days before it began (Directive 98/6/EC,
-- Article 6a).
CREATE TRIGGER reduction_begins_real BEFORE INSERT ON prices
WHEN NEW.price_before > NEW.price AND (NEW.lowest IS NULL OR NEW.lowest <= NEW.price)
BEGIN
  SELECT RAISE(ABORT, 'no reduction');
END;

CREATE TRIGGER reduction_stays_real BEFORE UPDATE ON prices
WHEN NEW.price_before > NEW.price AND (NEW.lowest IS NULL OR NEW.lowest <= NEW.price)
BEGIN
  SELECT RAISE(ABORT, 'no reduction');
END;

-- A price and the time from which it was valid. An empty time means from the beginning.
CREATE TABLE price_history (
  product TEXT NOT NULL REFERENCES products,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  since TEXT NOT NULL,
  price INTEGER NOT NULL,
  PRIMARY KEY (product, pricelist, since)
) STRICT, WITHOUT ROWID;

-- A price that is planned to begin, and maybe to end, at a certain time. The cron job switches
-- `prices` at these times.
CREATE TABLE price_plans (
  plan INTEGER PRIMARY KEY AUTOINCREMENT,
  product TEXT NOT NULL REFERENCES products,
  pricelist INTEGER NOT NULL REFERENCES pricelists,
  price INTEGER NOT NULL CHECK (price > 0),
  -- The ordinary price to show beside `price`. Null keeps the one valid when the plan begins.
  price_before INTEGER,
  -- When the price begins and ends. If `ends` is null, it does not end.
  starts TEXT NOT NULL,
  ends TEXT,
  -- When it was planned, and by whom.
  planned TEXT NOT NULL,
  planned_by TEXT NOT NULL,
  -- `running`: the price has begun and will end. `done`: it has ended, or has begun without an end.
  status TEXT NOT NULL DEFAULT 'planned'
    CHECK (status IN ('planned', 'running', 'done', 'cancelled')),
  -- The price before the plan began. It is restored when the plan ends.
  former_price INTEGER,
  former_before INTEGER,
  CHECK (ends IS NULL OR ends > starts)
) STRICT;
CREATE INDEX plans_of_price ON price_plans (product, pricelist)
  WHERE status IN ('planned', 'running');
CREATE INDEX plans_to_begin ON price_plans (starts) WHERE status = 'planned';
CREATE INDEX plans_to_end ON price_plans (ends) WHERE status = 'running';

-- The beginning or end of a plan, after `prices` was switched. The primary key makes sure that each
-- is done once, even if two cron jobs run at the same time.
CREATE TABLE price_switches (
  plan INTEGER NOT NULL REFERENCES price_plans,
  step TEXT NOT NULL CHECK (step IN ('begin', 'end')),
  switched TEXT NOT NULL,
  -- The price from then on, and the ordinary price beside it.
  price INTEGER NOT NULL,
  price_before INTEGER NOT NULL,
  PRIMARY KEY (plan, step)
) STRICT, WITHOUT ROWID;

-- Stock -------------------------------------------------------------------------------------------

-- The pieces of an item in stock, including reserved ones.
CREATE TABLE stock (
  item TEXT PRIMARY KEY REFERENCES items,
  -- Selling more than is in stock fails with the name of this constraint.
  quantity INTEGER NOT NULL CONSTRAINT stock_left CHECK (quantity >= 0)
) STRICT;

-- Pieces that are reserved for a selection while it is being paid. Several payments of a selection
-- share its reservations.
CREATE TABLE reservations (
  selection TEXT NOT NULL,
  item TEXT NOT NULL REFERENCES items,
  -- Code that reserves more than is free inserts a null, so that its whole batch fails.
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  until TEXT NOT NULL,
  -- A hash of the shopper's network address, because the reservations of an address are limited.
  network TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (selection, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX reservations_of_item ON reservations (item);
CREATE INDEX reservations_until ON reservations (until);
CREATE INDEX reservations_of_network ON reservations (network);

-- The stock that nobody has reserved, at least 0.
CREATE VIEW free_stock AS
  SELECT item, MAX(0, quantity - COALESCE(
    (SELECT SUM(held.quantity) FROM reservations held WHERE held.item = stock.item), 0)) AS quantity
  FROM stock;

-- The stock minus reservations. It is negative if the stock was set below the reserved quantity.
CREATE VIEW stock_balance AS
  SELECT item, quantity - COALESCE(
    (SELECT SUM(held.quantity) FROM reservations held WHERE held.item = stock.item), 0) AS quantity
  FROM stock;

-- Storefronts show a label for the free stock of an item: `no` for 0, `few` up to 10, else `yes`.
-- These three triggers mark the product as changed if the label changes, because stock or
-- reservations have changed.
CREATE TRIGGER stock_label_changed AFTER UPDATE OF quantity ON stock
WHEN (SELECT (now.quantity > 0) + (now.quantity > 10)
        <> (now.quantity - NEW.quantity + OLD.quantity > 0)
          + (now.quantity - NEW.quantity + OLD.quantity > 10)
      FROM stock_balance now WHERE now.item = NEW.item)
BEGIN
  INSERT OR REPLACE INTO product_changes
    SELECT product, hex(randomblob(8)) FROM items WHERE item = NEW.item;
END;

CREATE TRIGGER stock_held AFTER INSERT ON reservations
WHEN (SELECT (now.quantity > 0) + (now.quantity > 10)
        <> (now.quantity + NEW.quantity > 0) + (now.quantity + NEW.quantity > 10)
      FROM stock_balance now WHERE now.item = NEW.item)
BEGIN
  INSERT OR REPLACE INTO product_changes
    SELECT product, hex(randomblob(8)) FROM items WHERE item = NEW.item;
END;

CREATE TRIGGER stock_released AFTER DELETE ON reservations
WHEN (SELECT (now.quantity > 0) + (now.quantity > 10)
        <> (now.quantity - OLD.quantity > 0) + (now.quantity - OLD.quantity > 10)
      FROM stock_balance now WHERE now.item = OLD.item)
BEGIN
  INSERT OR REPLACE INTO product_changes
    SELECT product, hex(randomblob(8)) FROM items WHERE item = OLD.item;
END;

-- A request for a mail when an item, or any item of a product, is available again. The row is
-- deleted when the mail is written.
CREATE TABLE stock_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL COLLATE NOCASE,
  product TEXT NOT NULL REFERENCES products,
  -- Empty means any item of the product.
  item TEXT NOT NULL,
  language TEXT NOT NULL,
  created TEXT NOT NULL,
  UNIQUE (email, product, item)
) STRICT;
CREATE INDEX stock_requests_of_product ON stock_requests (product);

-- Vouchers ----------------------------------------------------------------------------------------

-- A voucher. `voucher` is its code or, for an automatic one, its name.
CREATE TABLE vouchers (
  voucher TEXT PRIMARY KEY COLLATE NOCASE,
  description TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'amount', 'free_shipping')),
  -- Whole percent for 'percent', minor units of the price list's currency for 'amount', and unused
  -- for 'free_shipping'.
  value INTEGER NOT NULL CHECK (value >= 0),
  -- The only price list with which the voucher can be used. Null means any.
  pricelist INTEGER REFERENCES pricelists,
  -- How often it can still be used; null means without limit. A use too many fails with the name of
  -- this constraint.
  uses_left INTEGER CONSTRAINT uses_left CHECK (uses_left >= 0),
  -- Whether shoppers get it by typing its code, by opening its link, or automatically.
  type TEXT NOT NULL DEFAULT 'code' CHECK (type IN ('code', 'uri', 'automatic')),
  -- The minimum price of the goods before discounts, in the currency of the price list. Null means
  -- no minimum.
  minimum INTEGER CHECK (minimum IS NULL OR pricelist IS NOT NULL),
  -- A JSON list of products. The voucher applies to these and to the products of `categories`; if
  -- both columns are null, to all products.
  products TEXT,
  -- 1 if each e-mail address can use it once. An automatic voucher cannot have this, because its
  -- discount is shown before the buyer's address is known.
  once_per_customer INTEGER NOT NULL DEFAULT 0 CHECK (once_per_customer = 0 OR type <> 'automatic'),
  -- It can be used from `valid_from` (inclusive) to `valid_until` (exclusive). Null means no limit.
  valid_from TEXT,
  valid_until TEXT,
  -- 1 if it cannot be combined with other vouchers.
  exclusive INTEGER NOT NULL DEFAULT 0,
  -- A JSON list of categories, or null.
  categories TEXT
) STRICT;
-- Used for every bag and payment, to find the vouchers that need no code.
CREATE INDEX automatic_vouchers ON vouchers (voucher) WHERE type = 'automatic';

-- A use of a voucher with `uses_left`, which is reserved for a selection while it is being paid.
CREATE TABLE voucher_reservations (
  selection TEXT NOT NULL,
  voucher TEXT NOT NULL REFERENCES vouchers,
  -- Code that reserves more uses than are left inserts a null, so that its whole batch fails.
  until TEXT NOT NULL,
  PRIMARY KEY (selection, voucher)
) STRICT, WITHOUT ROWID;
CREATE INDEX reservations_of_voucher ON voucher_reservations (voucher);

-- A voucher that an order used, and its discount.
CREATE TABLE voucher_uses (
  voucher TEXT NOT NULL REFERENCES vouchers,
  order_reference TEXT NOT NULL REFERENCES orders,
  price_off INTEGER NOT NULL,
  -- The buyer's e-mail address if the voucher has `once_per_customer`, otherwise null. It is in
  -- lower case, without the dots and the part after a plus in the name.
  customer TEXT,
  PRIMARY KEY (voucher, order_reference)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX once_per_customer ON voucher_uses (voucher, customer)
  WHERE customer IS NOT NULL;
-- Used when an order is cancelled.
CREATE INDEX voucher_uses_of_order ON voucher_uses (order_reference);

-- Customers ---------------------------------------------------------------------------------------

-- A customer with an account.
CREATE TABLE customers (
  customer INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  -- The hash of the password with its parameters: `scrypt$16384$8$5$<salt>$<hash>`, in Base64.
  password TEXT NOT NULL,
  -- The default address for deliveries, which is also in `addresses`.
  address1 TEXT NOT NULL DEFAULT '',
  address2 TEXT NOT NULL DEFAULT '',
  zip_code TEXT NOT NULL DEFAULT '',
  city TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL DEFAULT '',
  phone_number TEXT NOT NULL DEFAULT '',
  language TEXT,
  -- Whether the customer wants the newsletter. It is only sent to confirmed addresses in
  -- `newsletter_subscriptions`.
  newsletter INTEGER NOT NULL DEFAULT 0,
  -- The id of the Durable Object with the customer's bag; null before the first login.
  selection TEXT,
  -- Any text.
  gender TEXT NOT NULL DEFAULT '',
  -- JSON: a list of consents, each with its wording.
  consents TEXT NOT NULL DEFAULT '[]',
  -- JSON: an object with attributes that the storefront defines.
  attributes TEXT NOT NULL DEFAULT '{}',
  -- When the customer confirmed the e-mail address by following a mailed link.
  email_confirmed TEXT
) STRICT;

-- Some routes only change the address in `customers`. These two triggers copy it to `addresses`.
CREATE TRIGGER address_registered AFTER INSERT ON customers WHEN NEW.address1 <> '' BEGIN
  INSERT INTO addresses (
    address, customer, first_name, last_name, address1, address2, zip_code, city, state, country,
    phone_number, delivery, created
  ) VALUES (
    lower(hex(randomblob(16))), NEW.customer, NEW.first_name, NEW.last_name,
    NEW.address1, NEW.address2, NEW.zip_code, NEW.city, NEW.state, NEW.country,
    NEW.phone_number, 1, strftime('%Y-%m-%dT%H:%M:%fZ')
  );
END;

CREATE TRIGGER address_changed
AFTER UPDATE OF address1, address2, zip_code, city, state, country ON customers
WHEN NEW.address1 <> '' BEGIN
  UPDATE addresses SET address1 = NEW.address1, address2 = NEW.address2, zip_code = NEW.zip_code,
    city = NEW.city, state = NEW.state, country = NEW.country
    WHERE customer = NEW.customer AND delivery = 1;
  INSERT INTO addresses (
    address, customer, first_name, last_name, address1, address2, zip_code, city, state, country,
    phone_number, delivery, created
  ) SELECT
    lower(hex(randomblob(16))), NEW.customer, NEW.first_name, NEW.last_name,
    NEW.address1, NEW.address2, NEW.zip_code, NEW.city, NEW.state, NEW.country,
    NEW.phone_number, 1, strftime('%Y-%m-%dT%H:%M:%fZ')
    WHERE NOT EXISTS (SELECT 1 FROM addresses WHERE customer = NEW.customer AND delivery = 1);
END;

CREATE TRIGGER email_unconfirmed AFTER UPDATE OF email ON customers
WHEN OLD.email <> NEW.email BEGIN
  UPDATE customers SET email_confirmed = NULL WHERE customer = NEW.customer;
END;

CREATE TRIGGER customer_deleted AFTER DELETE ON customers BEGIN
  UPDATE last_customer SET customer = MAX(customer, OLD.customer);
END;

-- One row with the highest number of a deleted customer, so that the number is not used again.
CREATE TABLE last_customer (
  customer INTEGER NOT NULL
) STRICT;

INSERT INTO last_customer (customer) VALUES (0);

-- A saved address of a customer.
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
  -- 1 if the address is the default for deliveries or for invoices. A customer with addresses has
  -- exactly one default for deliveries, and at most one for invoices.
  delivery INTEGER NOT NULL DEFAULT 0 CHECK (delivery IN (0, 1)),
  invoice INTEGER NOT NULL DEFAULT 0 CHECK (invoice IN (0, 1)),
  created TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX addresses_of_customer ON addresses (customer, created);
CREATE UNIQUE INDEX default_delivery ON addresses (customer) WHERE delivery = 1;
CREATE UNIQUE INDEX default_invoice ON addresses (customer) WHERE invoice = 1;

-- A login of a customer. Deleting the row ends the login at once.
CREATE TABLE sessions (
  -- SHA-256 of the token.
  token TEXT PRIMARY KEY,
  customer INTEGER NOT NULL REFERENCES customers,
  expires TEXT NOT NULL,
  -- The login's public id.
  session TEXT NOT NULL DEFAULT '',
  created TEXT NOT NULL DEFAULT '',
  -- When it was last used; updated at most once an hour.
  used TEXT NOT NULL DEFAULT '',
  -- Browser and operating system, as `http/devices.ts` names them.
  device TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_customer ON sessions (customer);
-- Used by the cron job.
CREATE INDEX sessions_by_end ON sessions (expires);

-- The newest link by which a customer resets the password. The link's secret is not stored, but
-- derived from `reference` (`link-keys.ts`).
CREATE TABLE password_resets (
  customer INTEGER PRIMARY KEY REFERENCES customers,
  reference TEXT NOT NULL UNIQUE,
  expires TEXT NOT NULL
) STRICT;

-- A request for a reset link. The address is only looked up after the response, so that the
-- duration of the response does not reveal who has an account. The row is deleted afterwards.
CREATE TABLE reset_requests (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  page TEXT NOT NULL,
  language TEXT NOT NULL,
  created TEXT NOT NULL
) STRICT;

-- A change of a customer's e-mail address. A link that is mailed to the new address confirms it.
-- For 7 days, a link that is mailed to the old address stops or reverts it. The links' secrets are
-- derived from `reference` (`link-keys.ts`).
CREATE TABLE email_changes (
  reference TEXT PRIMARY KEY,
  customer INTEGER NOT NULL REFERENCES customers,
  old_email TEXT NOT NULL,
  new_email TEXT NOT NULL,
  created TEXT NOT NULL,
  confirmed TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX email_changes_of_customer ON email_changes (customer);

-- A product on a customer's wishlist, at most once.
CREATE TABLE wishes (
  wish INTEGER PRIMARY KEY AUTOINCREMENT,
  customer INTEGER NOT NULL REFERENCES customers,
  product TEXT NOT NULL REFERENCES products,
  created TEXT NOT NULL,
  UNIQUE (customer, product)
) STRICT;

-- An e-mail address that was signed up for the newsletter. It need not be a customer's.
CREATE TABLE newsletter_subscriptions (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  -- The reference of the confirmation link, whose secret is derived from it (`link-keys.ts`).
  reference TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  country TEXT NOT NULL,
  created TEXT NOT NULL,
  -- When the mailed link was followed. Before that, no newsletter is sent.
  confirmed TEXT,
  gender TEXT NOT NULL DEFAULT ''
) STRICT, WITHOUT ROWID;

-- Payments ----------------------------------------------------------------------------------------

-- A payment for a selection as it was when the payment started. If the selection changes, it gets
-- another payment.
CREATE TABLE payments (
  -- The reference that the provider gets for this payment.
  reference TEXT PRIMARY KEY,
  selection TEXT NOT NULL,
  -- A hash of the snapshot, so that an unchanged selection keeps its payment.
  fingerprint TEXT NOT NULL,
  method TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL,
  -- JSON: what is paid, as `Snapshot` in `orders/snapshot.ts`.
  snapshot TEXT NOT NULL,
  -- `superseded`: replaced by another payment of the selection. `completed`: it has an order.
  status TEXT NOT NULL CHECK (status IN (
    'pending', 'authorised', 'declined', 'cancelled', 'superseded', 'voided', 'completed'
  )),
  -- The amount that the provider has authorised.
  authorised_amount INTEGER,
  authorised_currency TEXT,
  created TEXT NOT NULL,
  -- The provider's id of the payment; null until the provider responds.
  provider_id TEXT,
  -- JSON: what the storefront must do to let the shopper pay. Repeated calls for the same purchase
  -- get the same response.
  action TEXT,
  -- When the provider's status was last requested.
  polled TEXT,
  -- When the provider captured the money of a completed payment, or released the money of a payment
  -- that has no order.
  settled TEXT,
  -- A hash of the shopper's network address, by which unpaid payments are counted. It is erased
  -- when the payment is no longer counted.
  network TEXT,
  -- When the personal details were removed.
  anonymised TEXT,
  -- The id of the Durable Object with a visitor's bag, so that the bag can be deleted when the
  -- visitor's data is erased. Null for customers.
  session TEXT,
  -- 1 if its personal data must be removed as soon as it has ended without an order.
  erase INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX open_payments ON payments (selection, fingerprint)
  WHERE status IN ('pending', 'authorised');
CREATE INDEX unsettled_payments ON payments (created) WHERE status = 'authorised';
-- Used to count declined payments of a selection.
CREATE INDEX payments_of_selection ON payments (selection, created);
CREATE INDEX unknown_payments ON payments (created) WHERE status = 'pending';
CREATE INDEX money_to_settle ON payments (created)
  WHERE settled IS NULL AND status IN ('completed', 'voided', 'superseded');
CREATE INDEX payments_of_network ON payments (network, created) WHERE network IS NOT NULL;
CREATE INDEX personal_payments ON payments (created)
  WHERE anonymised IS NULL AND status IN ('declined', 'cancelled', 'superseded', 'voided');
CREATE INDEX payments_of_customer ON payments (snapshot ->> 'customer');
CREATE INDEX payments_to_erase ON payments (created) WHERE erase = 1 AND anonymised IS NULL;
-- Payments with an order are not in it, because they are found by the order's e-mail address.
CREATE INDEX payments_by_email ON payments (snapshot ->> 'email' COLLATE NOCASE)
  WHERE status <> 'completed';

-- A payment as the test provider stores it. A real provider would store this in its own database.
-- The table is empty unless `LOCAL_TOOLS` is set.
CREATE TABLE test_payments (
  reference TEXT PRIMARY KEY,
  outcome TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  -- The time from which the provider knows the outcome.
  known TEXT NOT NULL,
  captured TEXT,
  voided TEXT
) STRICT, WITHOUT ROWID;

-- A refund as the test provider stores it.
CREATE TABLE test_refunds (
  reference TEXT PRIMARY KEY,
  payment TEXT NOT NULL REFERENCES test_payments,
  amount INTEGER NOT NULL CHECK (amount > 0),
  known TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Orders ------------------------------------------------------------------------------------------

-- An order. `customer` in its snapshot is the customer who was logged in when it was paid.
CREATE TABLE orders (
  -- The id in the address of the order's page.
  reference TEXT PRIMARY KEY,
  number INTEGER NOT NULL UNIQUE,
  payment TEXT NOT NULL UNIQUE REFERENCES payments,
  -- A selection becomes one order, even if it has several payments.
  selection TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL,
  -- JSON: the payment's snapshot.
  snapshot TEXT NOT NULL,
  created TEXT NOT NULL,
  -- The order's status on the wire, which has fewer states than the operator sees.
  status TEXT NOT NULL DEFAULT 'untouched'
    CHECK (status IN ('untouched', 'progress', 'ok', 'archived', 'failed')),
  -- The order's state for the operator.
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN (
    'new', 'paid', 'in_progress', 'partly_shipped', 'shipped', 'delivered', 'cancelled',
    'partly_refunded', 'refunded', 'returned'
  )),
  -- When the personal details were removed.
  anonymised TEXT,
  -- The number of pieces that are left to send.
  to_send INTEGER NOT NULL DEFAULT 0 CHECK (to_send >= 0),
  -- Every change of the order increments it. `order_words` are rebuilt while it is higher than
  -- `words_revision`.
  revision INTEGER NOT NULL DEFAULT 1,
  -- The revision from which `order_words` were built; 0 if they were never built.
  words_revision INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX orders_of_customer ON orders (snapshot ->> 'customer', number);
CREATE INDEX orders_by_status ON orders (status, number);
CREATE INDEX orders_by_state ON orders (state, number);
CREATE INDEX personal_orders ON orders (created) WHERE anonymised IS NULL;
CREATE INDEX orders_of_email ON orders (email COLLATE NOCASE);
CREATE INDEX orders_to_send ON orders (number) WHERE to_send > 0;
CREATE INDEX orders_without_words ON orders (number) WHERE words_revision < revision;
-- Used so that a list of orders in a period reads only the orders that it shows.
CREATE INDEX orders_by_time ON orders (created);

-- An item of an order.
CREATE TABLE order_lines (
  order_reference TEXT NOT NULL REFERENCES orders,
  line TEXT NOT NULL,
  item TEXT NOT NULL REFERENCES items,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  -- The price of one piece.
  price INTEGER NOT NULL,
  PRIMARY KEY (order_reference, line)
) STRICT, WITHOUT ROWID;
-- Used when operators remove an item, which must not have been ordered.
CREATE INDEX order_lines_of_item ON order_lines (item);

-- A change in the history of an order. Changes are numbered from 1. Two parallel changes would have
-- the same number, so one of them fails and is tried again.
CREATE TABLE order_changes (
  order_reference TEXT NOT NULL REFERENCES orders,
  number INTEGER NOT NULL,
  -- Chosen by the caller. An order that has a change with this key is not changed again.
  key TEXT NOT NULL,
  change TEXT NOT NULL,
  changed TEXT NOT NULL,
  -- Who made the change: `shop` is the service itself.
  actor TEXT NOT NULL,
  -- JSON: details of the change.
  details TEXT NOT NULL DEFAULT '{}',
  PRIMARY KEY (order_reference, number),
  UNIQUE (order_reference, key)
) STRICT, WITHOUT ROWID;

-- A word by which operators find an order: from its names, addresses, products, tracking numbers
-- and references. Words are folded to lower case without diacritics.
CREATE TABLE order_words (
  -- The order's number.
  number INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (number, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX orders_of_word ON order_words (word, number);

-- A parcel of an order.
CREATE TABLE shipments (
  shipment INTEGER PRIMARY KEY,
  order_reference TEXT NOT NULL REFERENCES orders,
  shipped TEXT NOT NULL,
  delivered TEXT,
  carrier TEXT NOT NULL,
  tracking_id TEXT NOT NULL,
  tracking_url TEXT NOT NULL
) STRICT;
CREATE INDEX shipments_of_order ON shipments (order_reference);

-- The quantity of an order's line in a parcel.
CREATE TABLE shipment_lines (
  shipment INTEGER NOT NULL REFERENCES shipments,
  line TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment, line)
) STRICT, WITHOUT ROWID;

-- Goods of an order that came back.
CREATE TABLE returned_lines (
  order_reference TEXT NOT NULL REFERENCES orders,
  -- The number in `order_changes` of the change that recorded the return.
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_reference, number, line)
) STRICT, WITHOUT ROWID;

-- Withdrawals -------------------------------------------------------------------------------------

-- A buyer's withdrawal from the purchase. The buyer first enters the order's number, and then
-- confirms the withdrawal. Only the confirmation makes it take effect.
CREATE TABLE withdrawals (
  withdrawal INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The id in the address of the withdrawal's page.
  reference TEXT NOT NULL UNIQUE,
  -- Null if the typed number and e-mail address match no order. The withdrawal is still valid, and
  -- the operator must look for the order.
  order_reference TEXT REFERENCES orders,
  -- The order's number as it was typed.
  order_number TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  created TEXT NOT NULL,
  -- When the buyer confirmed it. Withdrawals that stay unconfirmed are deleted.
  confirmed TEXT,
  -- When an operator recorded that no refund is left to do, who did so, and why.
  handled TEXT,
  handled_by TEXT,
  handled_note TEXT
) STRICT;
CREATE INDEX withdrawals_of_order ON withdrawals (order_reference)
  WHERE order_reference IS NOT NULL;
CREATE INDEX unconfirmed_withdrawals ON withdrawals (created) WHERE confirmed IS NULL;
CREATE INDEX withdrawals_by_email ON withdrawals (email COLLATE NOCASE);
-- Used when operators list withdrawals.
CREATE INDEX confirmed_withdrawals ON withdrawals (confirmed, withdrawal)
  WHERE confirmed IS NOT NULL;
-- Used by the cron job.
CREATE INDEX named_withdrawals ON withdrawals (created) WHERE email <> '';

-- The quantity of an order's line in a confirmed withdrawal.
CREATE TABLE withdrawal_lines (
  withdrawal INTEGER NOT NULL REFERENCES withdrawals,
  order_reference TEXT NOT NULL,
  line TEXT NOT NULL,
  -- Code that withdraws from more than is left inserts a null, so that its whole batch fails.
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_reference, line, withdrawal),
  FOREIGN KEY (order_reference, line) REFERENCES order_lines
) STRICT, WITHOUT ROWID;
CREATE INDEX lines_of_withdrawal ON withdrawal_lines (withdrawal);

-- Refunds -----------------------------------------------------------------------------------------

-- A refund to the buyer, in the payment's currency.
CREATE TABLE refunds (
  -- The reference that the provider gets for this refund.
  reference TEXT PRIMARY KEY,
  order_reference TEXT NOT NULL REFERENCES orders,
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- The parts of `amount` that are for delivery, and for neither delivery nor a line.
  shipping INTEGER NOT NULL CHECK (shipping >= 0),
  other INTEGER NOT NULL CHECK (other >= 0),
  reason TEXT NOT NULL,
  -- The withdrawal for which the money is refunded; null if for none.
  withdrawal INTEGER REFERENCES withdrawals,
  -- `requested`: the provider has not confirmed it yet. `failed`: the provider has rejected it.
  status TEXT NOT NULL CHECK (status IN ('requested', 'refunded', 'failed')),
  -- The provider's id of the refund; null until the provider responds.
  provider_id TEXT,
  created TEXT NOT NULL,
  -- When the provider confirmed or rejected it.
  settled TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX refunds_of_order ON refunds (order_reference);
CREATE INDEX requested_refunds ON refunds (created) WHERE status = 'requested';
-- Used so that a list of orders by refund reads only the orders that it shows.
CREATE INDEX refunds_by_status ON refunds (status, order_reference);
CREATE INDEX refunds_by_time ON refunds (settled) WHERE status = 'refunded';
-- Used by the cron job.
CREATE INDEX refunds_of_withdrawal ON refunds (withdrawal) WHERE withdrawal IS NOT NULL;

-- The refunded part of an order's line.
CREATE TABLE refund_lines (
  refund TEXT NOT NULL REFERENCES refunds,
  line TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- How many of these pieces had not been sent. They are not sent any more.
  unsent INTEGER NOT NULL CHECK (unsent BETWEEN 0 AND quantity),
  PRIMARY KEY (refund, line)
) STRICT, WITHOUT ROWID;

-- Documents ---------------------------------------------------------------------------------------

-- A receipt of an order, or a credit note of a refund. Both are numbered in one series without
-- gaps, in which later documents have higher numbers.
CREATE TABLE documents (
  number INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  order_reference TEXT NOT NULL REFERENCES orders,
  -- The refund that a credit note is for.
  refund TEXT UNIQUE REFERENCES refunds,
  issued TEXT NOT NULL,
  -- JSON: the seller that was configured when the document was issued. If it is null, the cron job
  -- stores the current seller.
  seller TEXT,
  CHECK ((kind = 'credit_note') = (refund IS NOT NULL))
) STRICT;
CREATE INDEX documents_of_order ON documents (order_reference);
CREATE UNIQUE INDEX one_receipt_of_order ON documents (order_reference) WHERE kind = 'receipt';
-- Used by the cron job.
CREATE INDEX documents_without_seller ON documents (number) WHERE seller IS NULL;

-- One version of the shop's terms of sale as a PDF, in one language. The confirmation of an order
-- has the version that applied when the order was placed.
CREATE TABLE terms_copies (
  copy INTEGER PRIMARY KEY,
  language TEXT NOT NULL,
  -- The shop's name for this version.
  version TEXT NOT NULL,
  -- In Base64, as in mails.
  pdf TEXT NOT NULL,
  since TEXT NOT NULL
) STRICT;
CREATE INDEX terms_copies_of ON terms_copies (language, since);

-- The terms that were sent with an order's confirmation.
CREATE TABLE order_terms (
  order_reference TEXT PRIMARY KEY REFERENCES orders (reference),
  copy INTEGER NOT NULL REFERENCES terms_copies (copy)
) STRICT;

-- Mails -------------------------------------------------------------------------------------------

-- A mail. It is stored in the transaction of the event that causes it, and composed from `about`
-- when it is sent. Inquiries from the contact forms are such mails, too.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  -- One of the kinds in `outbox.ts`. It has no CHECK, so that a new kind needs no migration.
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  -- The data of the mail: the reference of an order or of a withdrawal for mails about these, and
  -- JSON for other kinds.
  about TEXT NOT NULL,
  created TEXT NOT NULL,
  -- While a Worker sends the mail: the time until which no other Worker may send it.
  claimed_until TEXT,
  sent TEXT,
  -- The event that caused the mail, if it may be reported more than once. It is unique, so that
  -- each event causes one mail.
  event TEXT UNIQUE,
  -- 1 if personal data must be removed from the row as soon as the mail is sent.
  erase INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX unsent ON outbox (created) WHERE sent IS NULL;
CREATE INDEX mails_to_erase ON outbox (id) WHERE erase = 1;
CREATE INDEX mails_by_recipient ON outbox (recipient COLLATE NOCASE);
CREATE INDEX inquiries_by_email ON outbox (about ->> 'email' COLLATE NOCASE) WHERE kind = 'inquiry';
-- Used by the cron job.
CREATE INDEX mails_by_kind ON outbox (kind, sent);
-- Used for the mails about an order when a person's data is exported or removed.
CREATE INDEX mails_by_subject ON outbox (
  iif(json_valid(about), coalesce(about ->> '$.order', about ->> '$.reference'), about)
);

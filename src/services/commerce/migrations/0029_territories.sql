-- Parts of a country, by ZIP code, that other rules of tax and delivery apply to than to the country.
-- The longest beginning that matches decides. A rule of a country that the shop does not have does nothing.
CREATE TABLE territories (
  country TEXT NOT NULL,
  -- Beginnings of ZIP codes, written without spaces: '976' and ranges '971-974', separated by spaces.
  zips TEXT NOT NULL,
  name_en TEXT NOT NULL,
  name_sv TEXT NOT NULL,
  -- 'deduct': outside the VAT area, the included tax is deducted. 'charge': inside, tax is included.
  -- 'refuse': nothing is sent there. 'country': the country's own rules, for places that share its codes.
  treatment TEXT NOT NULL CHECK (treatment IN ('deduct', 'charge', 'refuse', 'country')),
  -- Of 'charge': the tax that is included, in tenths of a percent; null is the country's.
  vat_tenths INTEGER,
  -- Of 'deduct': what is due on arrival.
  due TEXT NOT NULL DEFAULT 'possible' CHECK (due IN ('vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing')),
  PRIMARY KEY (country, zips)
) STRICT, WITHOUT ROWID;

-- Where a country's tax is deducted: what is due on arrival there.
ALTER TABLE countries ADD COLUMN due TEXT NOT NULL DEFAULT 'vat_and_duty'
  CHECK (due IN ('vat_and_fee', 'vat_and_duty', 'duty', 'possible', 'nothing'));
UPDATE countries SET due = 'vat_and_fee' WHERE country = 'NO';
UPDATE countries SET due = 'duty' WHERE country = 'US';

-- Directive 2006/112/EC, articles 5 to 7, as amended by Directive (EU) 2019/475; Windsor Framework.
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

-- Selections have the rules in memory, see reference_revision.
CREATE TRIGGER reference_territories_inserted AFTER INSERT ON territories BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_territories_updated AFTER UPDATE ON territories BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_territories_deleted AFTER DELETE ON territories BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

-- How tax is treated outside the VAT area, as JSON: 'treatment' of goods within 'limit' ('deduct',
-- 'charge' or 'refuse'; above it, tax is deducted), and whether companies with a VAT number account
-- for the tax themselves. See taxRule in the setup.
ALTER TABLE countries ADD COLUMN tax_rule TEXT NOT NULL
  DEFAULT '{"treatment":"deduct","limit":null,"reverseCharge":false}' CHECK (json_valid(tax_rule));

-- The merchant's numbers there, as JSON: in the registers of producers of electronics, batteries and
-- packaging, and for tax.
ALTER TABLE countries ADD COLUMN registrations TEXT NOT NULL
  DEFAULT '{"weee":"","batteries":"","packaging":"","tax":[]}' CHECK (json_valid(registrations));

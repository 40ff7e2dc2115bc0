-- What the buyer has entered on the test provider's page, as JSON; null if the page asks for nothing.
ALTER TABLE test_payments ADD COLUMN collected TEXT;

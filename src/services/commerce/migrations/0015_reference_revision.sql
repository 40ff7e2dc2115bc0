-- Changes with every change of what all selections share, whoever makes it (one row): a reader that
-- has countries, currencies and shipping methods in memory asks whether they are still the same.
-- Random, so that a restored database never has the revision of other data.
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

CREATE TRIGGER reference_shipping_methods_inserted AFTER INSERT ON shipping_methods BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_shipping_methods_updated AFTER UPDATE ON shipping_methods BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

CREATE TRIGGER reference_shipping_methods_deleted AFTER DELETE ON shipping_methods BEGIN
  UPDATE reference_revision SET revision = hex(randomblob(8));
END;

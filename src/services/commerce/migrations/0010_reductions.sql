-- A reduction must be below the lowest price of the 30 days before it began (Directive 98/6/EC,
-- Article 6a). `price_before` is the ordinary price; `lowest` is fixed when the reduction begins,
-- while it lasts.
UPDATE prices SET price_before = price, lowest = NULL WHERE price_before > price AND (lowest IS NULL OR lowest <= price);

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

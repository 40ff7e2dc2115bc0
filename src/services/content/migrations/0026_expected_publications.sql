-- A batch fails unless what is public of an entry was published when the caller read it was: of two
-- publications, or undos, at once, one is done. `published_at` is null for what is not public.
CREATE VIEW expected_publications AS SELECT type, id, published_at FROM entries WHERE status = 'published';

CREATE TRIGGER expect_publication INSTEAD OF INSERT ON expected_publications WHEN NEW.published_at IS NOT (
  SELECT published_at FROM entries WHERE type = NEW.type AND id = NEW.id AND status = 'published'
) BEGIN
  SELECT RAISE(ABORT, 'publication_changed');
END;

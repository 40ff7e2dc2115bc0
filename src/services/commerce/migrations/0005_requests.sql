-- Requests for a reset link, as typed. The address is looked up after the response, so that the
-- time taken is the same for known and unknown ones. A row is deleted once it was looked up.
CREATE TABLE reset_requests (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL,
  page TEXT NOT NULL,
  language TEXT NOT NULL,
  created TEXT NOT NULL
) STRICT;

-- All words of the search index: a prefix is looked up here, and its words are read one by one, as
-- far as a page needs. Removed words stay, and find nothing.
CREATE TABLE search_words (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO search_words SELECT term FROM search_en_words;
INSERT OR IGNORE INTO search_words SELECT term FROM search_sv_words;

/** Tables with a column per language, and the column's name without the language code. */
const texts = {
  countries: 'name',
  territories: 'name',
  shipping_methods: 'name',
  delivery_prices: 'name',
  categories: 'name',
  products: 'variant',
  items: 'size',
}

const added = (table: string, column: string, source: string) =>
  `ALTER TABLE ${table} ADD COLUMN ${column} TEXT NOT NULL DEFAULT '';
UPDATE ${table} SET ${column} = ${source};`

/**
 * Functions that write each service's migration for a new language. At first, texts are English.
 */
export const writeMigration = {
  commerce: (
    code: string,
  ) => `-- Adds one more language to the catalogue. Its texts are English until they are translated (PUT products, categories, setup).
${Object.entries(texts)
  .map(([table, text]) => added(table, `${text}_${code}`, `${text}_en`))
  .join('\n')}
INSERT OR IGNORE INTO product_words (product, language, words)
SELECT product, '${code}', words FROM product_words WHERE language = 'en';
`,
  content: (
    code: string,
  ) => `-- Adds one more language to the data that is derived from entries. Entries themselves need no columns.
${added('listing', `name_${code}`, 'name_en')}
CREATE INDEX listing_by_name_${code} ON listing (market, price_list, category, name_${code}, product);
${added('facet_names', code, 'en')}
${added('search_rows', `name_${code}`, 'name_en')}
ALTER TABLE product_cards ADD COLUMN card_${code} TEXT NOT NULL DEFAULT '';
ALTER TABLE product_cards ADD COLUMN finish_${code} TEXT NOT NULL DEFAULT '';
CREATE VIRTUAL TABLE search_${code} USING fts5 (
  words, content = '', contentless_delete = 1, detail = none,
  prefix = '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25', tokenize = "ascii tokenchars '~=-'"
);

-- The cron job, or POST /api/content/rebuild, derives the data again.
DELETE FROM derived_version;
DELETE FROM derived_rebuild;
`,
}

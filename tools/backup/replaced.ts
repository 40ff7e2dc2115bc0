import { schema } from '../local/prepared.ts'
import type { Manifest } from './format.ts'
import { BackupProblem, type Database, databases } from './storage.ts'

/** Old migrations that were merged into one schema file per database. Older backups list them. */
export const replaced: Record<Database, string[]> = {
  COMMERCE_DB: [
    '0001_shop.sql',
    '0002_customers.sql',
    '0003_payments.sql',
    '0004_operations.sql',
    '0005_requests.sql',
    '0006_customer_details.sql',
    '0007_pickup_points.sql',
    '0008_wishlists.sql',
    '0009_withdrawals.sql',
    '0010_reductions.sql',
    '0011_held_unpaid.sql',
    '0012_delivery_days.sql',
    '0013_inquiries.sql',
    '0014_order_changes.sql',
    '0015_reference_revision.sql',
    '0016_documents.sql',
    '0017_pickup_choice.sql',
    '0019_addresses.sql',
    '0020_account_data.sql',
    '0021_merchant.sql',
    '0022_campaigns.sql',
    '0023_terms_and_making.sql',
    '0024_voucher_mailboxes.sql',
    '0025_free_stock_labels.sql',
    '0027_orders_to_send.sql',
    '0029_territories.sql',
    '0030_erasing.sql',
    '0031_indexes.sql',
    '0032_tax_rules.sql',
    '0033_electric_products.sql',
  ],
  CONTENT_DB: [
    '0001_content.sql',
    '0002_editors.sql',
    '0003_products_by_designer.sql',
    '0004_facets.sql',
    '0005_product_values.sql',
    '0006_search.sql',
    '0007_search_words.sql',
    '0008_search_indexes.sql',
    '0009_designs.sql',
    '0010_colours.sql',
    '0011_ranges.sql',
    '0012_revisions.sql',
    '0013_cards.sql',
    '0014_people.sql',
    '0015_authors.sql',
    '0016_files.sql',
    '0017_connectors.sql',
    '0018_entry_list.sql',
    '0019_publications.sql',
    '0020_releases.sql',
    '0021_rebuild.sql',
    '0022_release_entries.sql',
    '0023_entry_pictures.sql',
    '0024_refused_schedules.sql',
    '0026_expected_publications.sql',
  ],
}

const listMissing = (manifest: Manifest, database: Database) => {
  const { migrations } = manifest.databases[database]
  return replaced[database].filter(name => !migrations.includes(name))
}

/** Rejects a backup with only some of these migrations: nothing can apply the missing ones. */
export function refuseHalfway(manifest: Manifest) {
  for (const database of databases) {
    const lacked = listMissing(manifest, database)
    if (lacked.length > 0 && lacked.length < replaced[database].length)
      throw new BackupProblem(
        `The backup is too old: its ${database} lacks ${lacked.join(', ')}, which are part of ${schema} now. ` +
          'Restore it with a version of the shop that has these migrations, and back that up.',
      )
  }
}

/**
 * Returns the statements with which a restored database records the merged schema as applied,
 * instead of these migrations, so that only later migrations are applied.
 */
export function renameStatements(manifest: Manifest, database: Database): string[] {
  if (listMissing(manifest, database).length > 0) return []
  const [first, ...others] = replaced[database].map(name => `'${name}'`)
  return [
    `UPDATE d1_migrations SET name = '${schema}' WHERE name = ${first}`,
    `DELETE FROM d1_migrations WHERE name IN (${others.join(', ')})`,
  ]
}

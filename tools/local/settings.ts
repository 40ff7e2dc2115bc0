import { join, resolve } from 'node:path'

const environment = process.env

/** The folder of local storage: `STATE_DIR`, by default `.wrangler/state`, which git ignores. */
export const stateDir = () => resolve(environment.STATE_DIR || '.wrangler/state')

/** The folder in which Miniflare keeps its storage; Miniflare determines the folder's name. */
export const storageIn = (state: string) => join(state, 'v3')

/** The port of the local shop: `PORT`, by default 8787. */
export const port = () => Number(environment.PORT || 8787)

/**
 * The variables of a local shop: its address, its services, its secrets, and the switch that
 * enables local tools.
 */
export const localVars = (address = `http://127.0.0.1:${port()}`) => ({
  SITE_URL: environment.SITE_URL || address,
  COMMERCE_URL: environment.COMMERCE_URL || '',
  COMMERCE_ADMIN_URL: environment.COMMERCE_ADMIN_URL || '',
  CONTENT_URL: environment.CONTENT_URL || '',
  COMMERCE_IMAGES: environment.COMMERCE_IMAGES || '',
  CONTENT_IMAGES: environment.CONTENT_IMAGES || '',
  ALLOWED_ORIGINS: environment.ALLOWED_ORIGINS || '',
  DELIVERY_WIDGET: environment.DELIVERY_WIDGET || '',
  TEST_PAYMENTS: environment.TEST_PAYMENTS || '',
  TAG_SCRIPT: environment.TAG_SCRIPT || '',
  ADDRESS_URL: environment.ADDRESS_URL || '',
  WIDGET_ORIGINS: environment.WIDGET_ORIGINS || '',
  MAIL_ATTACHMENTS: environment.MAIL_ATTACHMENTS ?? 'true',
  OPERATOR_EMAIL: environment.OPERATOR_EMAIL || '',
  OPERATOR_LANGUAGE: environment.OPERATOR_LANGUAGE || '',
  SERVICE_REFUND_LIMIT: environment.SERVICE_REFUND_LIMIT || '',
  LABEL_COLUMNS: environment.LABEL_COLUMNS || '',
  LABEL_FORMAT: environment.LABEL_FORMAT || '',
  WEBHOOK_URL: environment.WEBHOOK_URL || '',
  WEBHOOK_SECRET: environment.WEBHOOK_SECRET || 'local',
  MANAGEMENT_TOKEN: environment.MANAGEMENT_TOKEN || 'local',
  DESK_KEY: environment.DESK_KEY || 'worth nothing outside this machine',
  COMMERCE_SECRET: environment.COMMERCE_SECRET || '',
  SIGNING_SECRET: environment.SIGNING_SECRET || 'worth nothing outside this machine',
  // A public default is safe: a local shop accepts requests from this machine only.
  CONTENT_TOKEN: environment.CONTENT_TOKEN || 'local',
  SANITY_PROJECT: environment.SANITY_PROJECT || '',
  SANITY_DATASET: environment.SANITY_DATASET || 'production',
  SANITY_URL: environment.SANITY_URL || '',
  SANITY_TOKEN: environment.SANITY_TOKEN || '',
  SANITY_WEBHOOK_SECRET: environment.SANITY_WEBHOOK_SECRET || '',
  PREVIEW_SECRET: environment.PREVIEW_SECRET || '',
  LOCAL_TOOLS: 'true',
})

/**
 * Interval between runs of a local shop's cron handler, in ms. These tools call the handler, as
 * Cloudflare does for deployed Workers.
 */
export const scheduledIntervalMs = 10_000

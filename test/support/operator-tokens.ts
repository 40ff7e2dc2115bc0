/** The settings that `operate` and calls of the management interface need. */
export const operatorTokens = {
  MANAGEMENT_TOKEN: 'an-operators-token',
  CONTENT_TOKEN: 'an-editors-token',
  DESK_KEY: 'the-key-of-desk-identities',
}

/** The settings of a shop that another server may call, and that has a delivery widget. */
export const serverTokens = { ...operatorTokens, COMMERCE_SECRET: 'the-shared-secret', DELIVERY_WIDGET: 'on' }

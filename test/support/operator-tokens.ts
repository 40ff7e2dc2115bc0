/** What a shop must be started with for `operate` and for calls of its management. */
export const operatorTokens = { MANAGEMENT_TOKEN: 'an-operators-token', CONTENT_TOKEN: 'an-editors-token' }

/** A shop that another server may use as well, with a platform's widget for delivery. */
export const serverTokens = { ...operatorTokens, COMMERCE_SECRET: 'the-shared-secret', DELIVERY_WIDGET: 'on' }

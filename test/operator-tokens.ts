/** What a shop must be started with for `operate` and for calls of its management. */
export const operatorTokens = { MANAGEMENT_TOKEN: 'an-operators-token', CONTENT_TOKEN: 'an-editors-token' }

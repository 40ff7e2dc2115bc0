/* Attributes shared by pages and scripts. Import them as `* as analyticsNames`. */
export const tagConsent = 'data-tag-consent'

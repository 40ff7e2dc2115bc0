/* Attributes that pages and scripts share, to be imported as `* as analyticsNames`. */
export const tagConsent = 'data-tag-consent'

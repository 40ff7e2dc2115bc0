/* Attributes shared by pages and scripts. Import them as `* as analyticsNames`. */
/** On the footer's checkbox that allows the tag manager to load. */
export const tagConsent = 'data-tag-consent'

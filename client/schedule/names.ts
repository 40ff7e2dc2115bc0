/* Attributes that pages and scripts share, to be imported as `* as scheduleNames`. */
/** A part of the page by its name. */
export const part = 'data-schedule'
/** What the button forgets, with `{name}` for the schedule's. */
export const forget = 'data-forget'
/** What is said once the link is copied. */
export const linkCopied = 'data-link-copied'

/* Attributes shared by pages and scripts. Import them as `* as scheduleNames`. */
/** Marks a part of the page. The attribute's value is the part's name. */
export const part = 'data-schedule'
/** The label of the button that forgets a schedule, with `{name}` for the schedule's name. */
export const forget = 'data-forget'
/** The message that the link was copied. */
export const linkCopied = 'data-link-copied'

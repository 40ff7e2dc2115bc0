/** Thrown instead of a change if the subject has another version than the request expects. */
export class VersionChanged extends Error {}

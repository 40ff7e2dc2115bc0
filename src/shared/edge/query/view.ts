/** What the cards of a listing show instead of pictures: drawings at one scale. */
export type View = 'scale'

/** Parses the `?view=` of a listing; undefined for anything unknown. */
export const parseView = (word: string | null | undefined): View | undefined => (word === 'scale' ? word : undefined)

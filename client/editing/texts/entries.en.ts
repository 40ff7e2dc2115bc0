/** Texts of the list of entries and the form for a new entry, in English. */
export const texts = {
  entryList: {
    new: 'New entry',
    id: 'Id',
    begin: 'Open its form',
    cancel: 'Cancel',
    badId: 'It cannot be called that. What it may look like is said above.',
    taken: 'There is an entry with this id. Choose another one, or find it in the list.',
    noPage: 'The shop shows no page at this path. Choose one below /info or /about.',
    unfinished: 'Unfinished',
    begun: 'Begun, not saved yet',
    forget: 'Discard',
  },
} as const

/** Texts of the question whether the account should keep favorites, in English. */
export const texts = {
  keep: {
    title: 'Keep your favorites in the account?',
    one: 'This browser has 1 lamp that your account does not. Kept in the account, it is there wherever you log in.',
    many: 'This browser has {{count}} lamps that your account does not. Kept in the account, they are there wherever you log in.',
    yes: 'Yes, keep them in the account',
    no: 'No, only in this browser',
    keeping: 'Keeping them',
    kept: 'Your favorites are kept in the account.',
    failed: 'That did not work. Nothing is lost; please try again.',
  },
} as const

import { editors } from '../editors/en.ts'

/** Texts of the mails about accounts and subscriptions, in English. */
export const account = {
  ...editors,
  welcome: {
    subject: (shop: string) => `Your account with ${shop}`,
    heading: 'Welcome',
    intro: 'Your account is ready. It keeps your orders and receipts, and fills in your address when you buy.',
    link: 'Your account',
    note: (email: string) => `If you did not create it, write to ${email || 'us'}, and we will delete it.`,
  },
  passwordReset: {
    subject: (shop: string) => `A new password for ${shop}`,
    heading: 'Choose a new password',
    intro: 'Somebody, probably you, asked for a new password. The link works once, for 60 minutes.',
    link: 'Choose a new password',
    note: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  passwordChanged: {
    subject: (shop: string) => `Your password for ${shop} has been changed`,
    heading: 'Your password has been changed',
    intro: 'Wherever else you were logged in, you have been logged out.',
    link: 'Choose another password',
    note: (email: string) => `If it was not you, choose another password at once, and write to ${email || 'us'}.`,
  },
  passkeyAdded: {
    subject: (shop: string) => `A passkey was added to your account at ${shop}`,
    heading: 'A passkey was added',
    intro: 'It logs you in without a password. Your password still works.',
    link: 'See your passkeys',
    note: (email: string) =>
      `If it was not you, remove the passkey there, choose another password, and write to ${email || 'us'}.`,
  },
  passkeyRemoved: {
    subject: (shop: string) => `A passkey was removed from your account at ${shop}`,
    heading: 'A passkey was removed',
    intro: 'It no longer logs anybody in. Your password still works.',
    link: 'See your passkeys',
    note: (email: string) => `If it was not you, choose another password at once, and write to ${email || 'us'}.`,
  },
  emailChange: {
    subject: (shop: string) => `Confirm your address for ${shop}`,
    heading: 'Is this your address?',
    intro: (shop: string) =>
      `Somebody, probably you, wants to use this address for an account with ${shop}. The link works for 24 hours.`,
    link: 'Yes, use this address',
    note: 'If it was not you, there is nothing to do: without the link nothing changes.',
  },
  emailWarning: {
    subject: (shop: string) => `Your address for ${shop} is about to change`,
    heading: 'A new address for your account',
    intro: (email: string) =>
      `Somebody, probably you, asked to log in with ${email} instead of this address. Until that address is confirmed, this one works as before.`,
    link: 'Stop it, it was not me',
    note: 'The link works for 7 days, also when the new address is already confirmed. It takes the change back, logs out everywhere, and asks you for a new password.',
  },
  accountDeleted: {
    subject: (shop: string) => `Your account with ${shop} is deleted`,
    heading: 'Your account is deleted',
    gone: 'Your name, your addresses, your password, your favorites and your bag are gone, and you are logged out everywhere. You get no newsletter from us by this account any more.',
    kept: 'Bookkeeping law makes us keep orders and receipts for seven years after the year of the order. They no longer lead to an account, and when the time is over, your name, your addresses and your email address are removed from them.',
    note: (email: string) => `If it was not you, write to us at once${email && `: ${email}`}.`,
  },
  newsletter: {
    subject: (shop: string) => `Confirm your newsletter from ${shop}`,
    heading: 'One click left',
    intro: (shop: string) =>
      `This address was signed up for the newsletter from ${shop}. Confirm it, and we will write when there is news.`,
    link: 'Confirm the newsletter',
    note: 'If it was not you, ignore this email. Without your confirmation we send nothing more.',
  },
  stock: {
    subject: (name: string) => `${name} is back in stock`,
    heading: 'Back in stock',
    intro: (name: string) =>
      `You asked us to write when ${name} was back in stock. It is now. We have not set one aside: first come, first served.`,
    link: 'See it in the shop',
    note: 'This was the one email you asked for. We keep your address for nothing else.',
  },
}

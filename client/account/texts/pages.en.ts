/** Texts of the account pages that the server renders, in English. Only the server uses them. */
export const texts = {
  findOrder: {
    title: 'Find your order',
    way: 'By its number and your email address, without an account.',
    lead: 'Tell us the number and the email address you ordered with. We will send the link to your order there.',
    emailHint: 'The one you ordered with: the link goes there.',
    send: 'Send the link',
    sentTitle: 'Check your inbox',
    sentText: 'If number and address belong to an order, its link is on its way to that address.',
    again: 'Try another number or address',
    failed: 'We cannot send links right now. Your order’s link is also in the email that confirmed it.',
  },
  accountWays: {
    title: 'More for you',
    favorites: 'The lamps you have marked with a heart.',
    withdraw: 'You need not give a reason.',
    help: 'Ask us',
    helpText: 'About an order or a lamp. Each order has a page of its own: its link is in the email that confirmed it.',
  },
  accountLinks: {
    deletedTitle: 'Your account is deleted',
    deletedText: 'An email confirms it, and says what we must keep. Thank you for the time with us.',
    confirmTitle: 'Is this your address?',
    confirmText: 'Press the button, and {{email}} is the address of your account.',
    confirm: 'Yes, it is mine',
    confirmedTitle: 'Your address is confirmed',
    confirmedText: 'Use it to log in from now on.',
    stopTitle: 'Stop the change?',
    stopText:
      'Press the button: {{email}} stays the address of your account, everybody is logged out of it, and you choose a new password.',
    stop: 'Yes, stop it',
    stoppedTitle: 'The change is stopped',
    stoppedText: 'Everybody is logged out, and the old password no longer works. Choose a new one.',
    badTitle: 'The link does not work',
    badText:
      'It may be too old or already used, or a part of it is missing. You can ask for a new one in your account.',
    takenTitle: 'The address has another account',
    takenText:
      'In the meantime somebody has registered with it. Your account is as it was; write to us if this is wrong.',
  },
} as const

/** Texts of the newsletter pages, in English. Only the server uses them. */
export const texts = {
  newsletter: {
    title: 'Newsletter',
    confirmTitle: 'One click left',
    confirmText: 'Press the button, and we will write to {{email}} when there is news.',
    confirm: 'Yes, send me the newsletter',
    confirmedText: 'Your address is confirmed. We will write when there is news, and only then.',
    unsubscribeTitle: 'No more emails?',
    unsubscribeText:
      'Press the button, and we will send {{email}} neither newsletters nor stock notices. Emails about your orders will still come.',
    unsubscribe: 'Stop the emails',
    unsubscribedTitle: 'You are unsubscribed',
    unsubscribedText: 'We will send no more newsletters or stock notices to your address.',
    badLinkTitle: 'The link is invalid',
    badLinkText: 'It may be too old, or a part of it is missing. You can sign up again at the bottom of any page.',
  },
} as const

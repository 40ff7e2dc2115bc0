/** Texts of the newsletter forms and the form for stock notices, in English. */
export const texts = {
  newsletter: {
    email: 'Email',
    submit: 'Sign up',
    submitting: 'Signing up',
    consent: 'I want the newsletter and have read the',
    policy: 'privacy policy',
    emailRequired: 'Please enter your email address',
    consentRequired: 'Please tick the box so that we may write to you',
    notReady: 'Selection not ready',
    offer: 'Letters about light',
    failed: 'We could not sign you up. Please try again.',
    thanks: 'Thank you for signing up. We will send a confirmation to {{email}} :)',
  },
  notify: {
    title: 'Notify me when it is back',
    size: 'Notify me when {{size}} is back',
    text: 'One email, when it can be bought again. No newsletter.',
    consent: 'Write to me about it. I have read the',
    submit: 'Notify me',
    submitting: 'One moment',
    requested: 'Notification requested!',
    once: 'We will write to {{email}} once, when it is back.',
    failed: 'Your request did not reach us. Please try again.',
  },
} as const

/** Texts of the mails to editors of the shop's content, in English. */
export const editors = {
  editorInvitation: {
    subject: (shop: string) => `Edit ${shop} with us`,
    heading: (shop: string) => `Welcome to ${shop}`,
    intro: (by: string, shop: string) => `${by} invites you to edit the pages, texts and pictures of ${shop}.`,
    next: 'The link logs you in once and works for 7 days. There you can add a passkey, which logs you in from then on.',
    link: 'Log in and look around',
    note: 'If you did not expect this, there is nothing to do: without the link nothing happens.',
  },
  editorLink: {
    subject: (shop: string) => `Log in to edit ${shop}`,
    heading: 'Log in',
    intro: 'Somebody, probably you, asked for a link to log in. It works once, for 15 minutes.',
    link: 'Log in',
    note: 'If it was not you, there is nothing to do: without the link nothing happens.',
  },
}

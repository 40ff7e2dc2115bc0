import type { editors as english } from './en.ts'

/** Texts of the mails to editors of the shop's content, in Swedish. */
export const editors: typeof english = {
  editorInvitation: {
    subject: (shop: string) => `Redigera ${shop} med oss`,
    heading: (shop: string) => `Välkommen till ${shop}`,
    intro: (by: string, shop: string) => `${by} bjuder in dig att redigera sidor, texter och bilder hos ${shop}.`,
    next: 'Länken loggar in dig en gång och gäller i 7 dagar. Där kan du lägga till en nyckel (passkey) som du loggar in med framöver.',
    link: 'Logga in och se dig omkring',
    note: 'Om du inte väntade dig det här behöver du inte göra något: utan länken händer ingenting.',
  },
  editorLink: {
    subject: (shop: string) => `Logga in för att redigera ${shop}`,
    heading: 'Logga in',
    intro: 'Någon, förmodligen du, bad om en länk för att logga in. Den fungerar en gång, i 15 minuter.',
    link: 'Logga in',
    note: 'Om det inte var du behöver du inte göra något: utan länken händer ingenting.',
  },
}

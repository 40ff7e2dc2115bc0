import * as paths from '#client/paths.ts'
import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'

/** Sample texts for the style guide. Some are long compound words, to test line breaks. */
export const samples = {
  en: {
    title: 'Style guide',
    mails: 'All mails',
    long: 'Wall-mounted swing-arm reading lamp with counterweight',
    save: 'Save',
    cancel: 'Cancel',
    name: 'Full name',
    note: 'A note for the driver',
    hint: 'As it says on the door.',
    error: 'Write your name, so that the parcel finds you.',
    country: 'Country',
    agree: 'I have read the terms',
    delivery: 'Delivery',
    home: 'To the door',
    shop: 'To a parcel shop',
    days: 'One to three working days',
    news: 'Something to know before you go on.',
    good: 'Your address was saved.',
    bad: 'The payment failed. Nothing was charged.',
    question: 'Can the lamp be dimmed?',
    answer: 'Yes, from the stem, in three steps or without any.',
  },
  sv: {
    title: 'Stilguide',
    mails: 'Alla mejl',
    long: 'Väggmonterad svängarmslampa med motviktsupphängning',
    save: 'Spara',
    cancel: 'Avbryt',
    name: 'För- och efternamn',
    note: 'Meddelande till föraren',
    hint: 'Som det står på dörren.',
    error: 'Skriv ditt namn, så hittar paketet fram.',
    country: 'Land',
    agree: 'Jag har läst villkoren',
    delivery: 'Leverans',
    home: 'Till dörren',
    shop: 'Till ett paketombud',
    days: 'En till tre vardagar',
    news: 'Något att veta innan du går vidare.',
    good: 'Din adress har sparats.',
    bad: 'Betalningen gick inte igenom. Inget har dragits.',
    question: 'Går lampan att dimra?',
    answer: 'Ja, från stången, i tre steg eller steglöst.',
  },
}

export type Samples = (typeof samples)['en']

/** Builds rich text with every format that editors can use. */
export function richText({ long, answer, question }: Samples): RichTextBlocks {
  const block = (style: string, text: string, more = {}) => ({
    _type: 'block' as const,
    _key: text + style,
    style,
    markDefs: [
      { _key: 'in', _type: 'link', href: paths.news },
      { _key: 'out', _type: 'link', href: 'https://example.com' },
    ],
    children: [{ _type: 'span' as const, _key: 'a', text, marks: [] }],
    ...more,
  })
  return [
    block('h2', long),
    block('h3', question),
    block('normal', answer),
    block('normal', '', {
      children: [
        { _type: 'span' as const, _key: 'a', text: question, marks: ['in'] },
        { _type: 'span' as const, _key: 'b', text: ' – ', marks: ['strong'] },
        { _type: 'span' as const, _key: 'c', text: answer, marks: ['out'] },
      ],
    }),
    block('normal', long, { listItem: 'bullet', level: 1 }),
    block('normal', answer, { listItem: 'bullet', level: 1 }),
  ]
}

import type { Context } from 'hono'
import type { PlainKey } from '#client/shared/texts/translate.ts'

/** The kinds of forms: `contact` on the contact page, `project` on the page for professionals. */
export type InquiryKind = 'contact' | 'project'

interface TextField {
  label: PlainKey
  /** The dictionary key of the message for a rejected value. */
  error: PlainKey
  hint?: PlainKey
  maxLength: number
  required?: true
  type?: 'email' | 'tel'
  autoComplete?: string
  multiline?: true
}

interface ChoiceField {
  label: PlainKey
  error: PlainKey
  options: Record<string, PlainKey>
}

export type InquiryField = TextField | ChoiceField

const name: TextField = {
  label: 'inquiry.name',
  error: 'inquiry.needName',
  maxLength: 120,
  required: true,
  autoComplete: 'name',
}
const email: TextField = {
  label: 'inquiry.email',
  error: 'inquiry.needEmail',
  maxLength: 254,
  required: true,
  type: 'email',
  autoComplete: 'email',
}
const message: TextField = {
  label: 'inquiry.message',
  error: 'inquiry.needMessage',
  maxLength: 4000,
  required: true,
  multiline: true,
}
const tooLong = 'inquiry.plainLine'

/** The fields by their names in commerce's API, in the order of the form. */
export const inquiryFields: Record<InquiryKind, Record<string, InquiryField>> = {
  contact: {
    subject: {
      label: 'inquiry.subject',
      error: 'inquiry.needSubject',
      options: { product: 'inquiry.product', order: 'inquiry.anOrder', other: 'inquiry.other' },
    },
    order: {
      label: 'inquiry.order',
      error: tooLong,
      maxLength: 40,
      autoComplete: 'off',
    },
    name,
    email,
    message,
  },
  project: {
    name,
    company: {
      label: 'inquiry.company',
      error: 'inquiry.needCompany',
      maxLength: 120,
      required: true,
      autoComplete: 'organization',
    },
    email,
    phone: { label: 'inquiry.phone', error: tooLong, maxLength: 40, type: 'tel', autoComplete: 'tel' },
    country: {
      label: 'inquiry.country',
      error: 'inquiry.needCountry',
      maxLength: 60,
      required: true,
      autoComplete: 'country-name',
    },
    project: {
      label: 'inquiry.project',
      error: 'inquiry.needProject',
      options: {
        hotel: 'inquiry.hotel',
        office: 'inquiry.office',
        shop: 'inquiry.shop',
        public: 'inquiry.public',
        home: 'inquiry.home',
        other: 'inquiry.other',
      },
    },
    size: { label: 'inquiry.size', hint: 'inquiry.sizeHint', error: tooLong, maxLength: 120, autoComplete: 'off' },
    timetable: {
      label: 'inquiry.timetable',
      hint: 'inquiry.timetableHint',
      error: tooLong,
      maxLength: 120,
      autoComplete: 'off',
    },
    message: { ...message, hint: 'inquiry.projectHint' },
  },
}

/** The submitted values by field. `email_field` is a honeypot, which only bots fill in. */
export type InquiryInput = Record<string, string>

/** Reads the submitted fields of the form. Files and missing fields become empty strings. */
export async function parseInquiry(c: Context, kind: InquiryKind): Promise<InquiryInput> {
  const fields = await c.req.parseBody()
  return Object.fromEntries(
    [...Object.keys(inquiryFields[kind]), 'email_field'].map(name => {
      const value = fields[name]
      return [name, typeof value === 'string' ? value : '']
    }),
  )
}

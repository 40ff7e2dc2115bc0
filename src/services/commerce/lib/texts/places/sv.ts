import type { places as en } from './en.ts'

/**
 * Texts about delivery and tax, in Swedish. The names of countries and territories are stored in
 * the database.
 */
export const places: typeof en = {
  delivery: {
    delivery: 'Leveranssätt',
    free: 'Fri frakt',
    point: 'Utlämningsställe',
    code: 'Portkod (frivilligt)',
    instructions: 'Till budet (frivilligt)',
    toFree: (limit: string, missing: string) => `Fri frakt från ${limit}: ${missing} kvar`,
  },
  tax: {
    outside: (place: string, due: string) => `${place} ligger utanför EU:s momsområde: momsen dras av. ${due}`,
    inside: (place: string, percent: string) =>
      `${place} ligger inom EU:s momsområde för varor: ${percent} moms ingår. Inget tillkommer vid leveransen.`,
    charged: (percent: string) => `${percent} moms ingår. Inget tillkommer vid leveransen.`,
    partly: (percent: string, limit: string, due: string) =>
      `För artiklar ${limit} utan moms ingår ${percent} moms, och inget tillkommer vid leveransen. För övriga dras momsen av. ${due}`,
    reverseCharge: 'Momsen dras av: ert företag redovisar den själv (omvänd betalningsskyldighet).',
    below: (amount: string) => `under ${amount}`,
    upTo: (amount: string) => `upp till ${amount}`,
    tooLittle: {
      item: (limit: string) => `Vi skickar inte artiklar ${limit} utan moms till det här landet.`,
      consignment: (limit: string) => `Vi skickar inte varor ${limit} utan moms till det här landet.`,
    },
    refusal: (place: string) => `Vi levererar inte till ${place}.`,
    ask: 'Vart ska vi leverera? Välj ditt land.',
    due: {
      vat_and_fee: 'Moms och transportörens avgift tillkommer vid leveransen.',
      vat_and_duty: 'Importmoms och tull tillkommer vid leveransen.',
      duty: 'Tull tillkommer vid leveransen.',
      possible: 'Moms och tull kan tillkomma vid leveransen.',
      nothing: 'Ingen moms tillkommer vid leveransen.',
    },
  },
}

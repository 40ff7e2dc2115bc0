import { hallway } from '../content/scenes.ts'
import { body, heading, link, list, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

const text = page(
  { en: 'For professionals', sv: 'För proffs' },
  {
    en: 'For architects, hotels, offices and shops: people who need forty of something, by a certain Tuesday.',
    sv: 'För arkitekter, hotell, kontor och butiker: den som behöver fyrtio likadana till en viss tisdag.',
  },
  {
    en: body(
      paragraph(
        'Most of our lamps hang in homes. Many of the rest hang where someone else pays the electricity bill and a third person carries the ladder. We know what both of them ask.',
      ),
      heading('What we help with'),
      list(
        'Light calculations and placement, from a floor plan with measurements',
        'Special lengths, finishes and cloths from ten pieces',
        'Samples on loan for three weeks',
        'Delivery by floor and room, on the day the electrician is there',
      ),
      heading('Trade prices and orders'),
      paragraph(
        'Business customers order in our trade portal. There you will find your own prices, actual stock and documents for every article. We deliver to companies in more countries than we deliver to homes, so write to us even if yours is not on the list.',
      ),
      heading('Not a customer yet?'),
      paragraph(
        'Send your company number and a few words about the project to ',
        link('trade@dager.example', 'mailto:trade@dager.example'),
        '. You will have a login within one working day.',
      ),
    ),
    sv: body(
      paragraph(
        'De flesta av våra lampor hänger hemma hos någon. Många av de andra hänger där en person betalar elen och en annan bär stegen. Vi vet vad båda brukar fråga om.',
      ),
      heading('Det här hjälper vi till med'),
      list(
        'Ljusberäkning och placering, utifrån en måttsatt planritning',
        'Speciallängder, ytor och tyger från tio exemplar',
        'Prover till låns i tre veckor',
        'Leverans per våning och rum, den dag elektrikern är på plats',
      ),
      heading('Priser och beställning'),
      paragraph(
        'Företagskunder beställer i vår handelsportal. Där ser du dina egna priser, verkligt lagersaldo och dokument för varje artikel. Vi levererar till företag i fler länder än till privatpersoner, så hör av dig även om ditt saknas i listan.',
      ),
      heading('Inte kund än?'),
      paragraph(
        'Mejla organisationsnummer och några rader om projektet till ',
        link('handel@dager.example', 'mailto:handel@dager.example'),
        '. Du får en inloggning inom en arbetsdag.',
      ),
    ),
  },
  hallway,
)

export const professionals = {
  ...text,
  contact: {
    name: 'Embla Sjöstrand',
    role: { en: 'Projects and trade', sv: 'Projekt och företag' },
    email: { en: 'trade@dager.example', sv: 'handel@dager.example' },
    phone: '+46 8 465 004 21',
  },
}

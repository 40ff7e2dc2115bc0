/** Texts of the page about legal duties, in English; browsers do not load them. */
export const texts = {
  duties: {
    title: 'Duties',
    lead: 'What the law asks of this shop, what of it is done, and what it still waits for.',
    noLawyer: 'Read from public texts by engineers. No lawyer has checked it: every duty links to its article.',
    back: 'To the editors’ page',
    missing: 'Waits for you',
    coming: 'Begins soon',
    unknown: 'Not known here',
    met: 'Done',
    future: 'Begins later',
    later: 'Not built yet',
    since: 'Since {{day}}.',
    from: 'From {{day}}.',
    countries: 'For buyers in {{countries}}.',
    union: 'For buyers in the European Union.',
    market: 'For buyers in the European Union, Iceland, Liechtenstein and Norway.',
    everywhere: 'For buyers everywhere.',
    need: {
      picture: 'Pictures are missing:',
      text: 'A text is missing:',
      fact: 'Facts are missing:',
      setting: 'Settings are missing:',
    },
    'guarantee-notice': 'Notice of the legal guarantee',
    'durability-label': 'Label of makers’ guarantees',
    repairs: 'Repairs and spare parts',
    'guarantee-terms': 'Terms of your guarantee',
    'legal-guarantee': 'Guarantees beyond the law',
    'repair-extension': 'Twelve months more after a repair',
    batteries: 'Batteries',
    'removable-batteries': 'Batteries that users can remove',
    'light-sources': 'Replaceable light sources and drivers',
    'take-back': 'Old lamps are taken back',
    'producer-numbers': 'Registers of producers',
    territories: 'Territories outside the VAT area',
    'tax-on-arrival': 'Tax and duty on arrival',
    'environmental-claims': 'Claims about the environment',
    'lowest-price': 'Lowest price of 30 days',
    'credit-warning': 'Warning about credit',
    'credit-order': 'Credit comes last',
    accessibility: 'Accessibility statement',
    'structured-invoices': 'Structured invoices',
    text: {
      'guarantee-notice':
        'Buyers see the official notice before they order. Upload its picture in each language on the page of the notice; until then a drawing stands in for it.',
      'durability-label':
        'A maker’s free guarantee of more than two years for a whole article has the official label and its terms: facts and a picture of each product.',
      repairs:
        'Where they are known, buyers are told how well an article can be repaired and which spare parts there are.',
      'guarantee-terms':
        'A guarantee names who gives it, for how long, where, what it covers and how to claim it: the page of the guarantee. Its terms are in the confirmation, too.',
      'legal-guarantee': 'A guarantee is not shown where the law gives as much. The shop sees to it.',
      'repair-extension': 'A repair under the legal guarantee makes it twelve months longer, once.',
      batteries:
        'Products with a battery say its kind, that it is collected separately, and where it is taken back free of charge.',
      'removable-batteries': 'Portable batteries can be removed by the user, with instructions that stay online.',
      'light-sources': 'Lamps with a built-in light source or driver say who can replace it.',
      'take-back':
        'Who buys a lamp may hand in an old one of its kind free of charge; in Norway also without a purchase.',
      'producer-numbers':
        'In each country delivered to, the shop is registered for electrical equipment, batteries and packaging.',
      territories: 'Places such as the Canary Islands and Åland have rules of tax and delivery of their own.',
      'tax-on-arrival': 'The price line, bag, checkout, mail and receipt say what is due on arrival outside the Union.',
      'environmental-claims':
        'A general claim needs a clear specification beside it. Publishing refuses texts without one.',
      'lowest-price': 'A crossed-out price is the lowest of the 30 days before. The shop sees to it.',
      'credit-warning': 'Swedish texts that advertise credit carry the warning. Publishing refuses texts without it.',
      'credit-order':
        'A way to pay by credit is neither first nor chosen in advance. Check the order of the ways to pay at your payment provider.',
      accessibility: 'The statement goes through the standard clause by clause.',
      'structured-invoices': 'Companies in other member states get an electronic invoice that machines read.',
    },
  },
} as const

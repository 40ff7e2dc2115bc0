/** Texts for choosing a country, and for visitors in another country, in English. */
export const texts = {
  countries: {
    search: 'Find your country',
    found: 'Countries found: {{count}}',
    warning: 'We think your are located in {{locationName}}, which unfortunately is not a country we ship to.',
    business: 'We do not deliver to consumers there. We deliver to business customers as usual.',
    where: 'Where are you?',
    ask: 'Prices, taxes and delivery depend on your country.',
    choose: 'Choose your country',
    elsewhere: 'You have chosen {{country}}. This page still shows the prices of before.',
    renew: 'Show the prices',
    dismiss: 'Look around anyway',
    comparing: 'Checking what that means for your bag',
    changes: 'Your bag in {{country}}',
    tax: 'VAT {{before}} → {{after}}',
    notSold: 'Not sold there, and will leave your bag',
    go: 'Change to {{country}}',
    keep: 'Leave it as it is',
  },
} as const

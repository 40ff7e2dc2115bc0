import type { ClaimPhrases } from './phrases.ts'

/**
 * Swedish claims about the environment. ”Hållbar” also means durable, so it is a claim only
 * together with words that refer to the environment.
 */
export const swedish: ClaimPhrases = {
  generic: [
    'miljö-(vänlig*|anpassad*|anpassat|smart*|medvet*|riktig*|snäll*|skonsam*|säker|säkert|säkra)',
    '(natur|klimat|jord|planet|eko)-(vänlig*|smart*|snäll*|medvet*|anpassad*|anpassat)',
    '(miljömässigt|klimatmässigt) (riktig*|hållbar*|bättre|smart*|skonsam*)',
    '(snäll|snällt|snälla|snällare|skonsam*) (mot|för) (miljön|naturen|klimatet|planeten|jorden)',
    '(bra|bättre|bäst|gott|rätt) för (miljön|naturen|klimatet|planeten)',
    '(hållbar|hållbart|hållbara|hållbarare) (val|produktion|tillverkning|utveckling|framtid|konsumtion|livsstil|energi)',
    '(hållbar|hållbart|hållbara|hållbarare) (inredning|mode|skogsbruk|odling|jordbruk|värld|samhälle|planet|ekonomi)',
    '(hållbar|hållbart|hållbara|hållbarare) (leverans|leveranser|transport|transporter|frakt|frakter|logistik)',
    '(hållbar|hållbart|hållbara|hållbarare) (förpackning|förpackningar|emballage|råvara|råvaror|sätt|företag|belysning)',
    'hållbart (producerad*|producerat|tillverkad*|tillverkat|framställd*|framställt|odlad*|odlat|skördad*|skördat)',
    '(grön|grönt|gröna|grönare) (val|el|energi|ström|framtid|omställning*|produktion|tillverkning|teknik|livsstil)',
    '(grön|grönt|gröna|grönare) (leverans|leveranser|frakt|frakter|transport|transporter|planet)',
    'ekologisk*',
    'nedbrytbar*|bio-nedbrytbar*',
    'bio-baserad*|bio-baserat',
    'energi-(effektiv|effektivt|effektiva|effektivare|effektivast|effektivaste|snål*)',
    'koldioxid-(fri|fritt|fria)|co2-(fri|fritt|fria)',
  ],
  label: [
    '(miljö|eko|klimat|hållbarhets)-(märkt*|märkning*|märke*|certifierad*|certifierat|certifikat*|stämplad*)',
    'miljö-val|miljö-valet',
  ],
  offset: [
    '(klimat|koldioxid|co2|utsläpps)-(neutral*|negativ*|kompenser*)',
    'klimat-positiv*',
    '(kompenserar|kompenserat|kompensera|kompenserade) för (våra|alla|alla våra|hela|sina|dess) (utsläpp*|klimat*|koldioxid*|co2)',
    'netto-noll',
  ],
  recognised: ['bra miljö-val*', 'svanen-märkt*', 'märkt med svanen', 'eu-blomman', 'eu ecolabel'],
}

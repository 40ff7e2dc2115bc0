import type { Like } from '#client/texts.ts'
import type { texts as en } from './pages-duties.en.ts'
/** Texts of the page about legal duties, in Swedish; browsers do not load them. */
export const texts: Like<typeof en> = {
  duties: {
    title: 'Skyldigheter',
    lead: 'Vad lagen kräver av butiken, vad som är gjort och vad som återstår.',
    noLawyer:
      'Läst ur offentliga texter av ingenjörer. Ingen jurist har granskat det: varje skyldighet länkar till sin artikel.',
    back: 'Till redaktörernas sida',
    missing: 'Väntar på dig',
    coming: 'Börjar snart',
    unknown: 'Okänt här',
    met: 'Gjort',
    future: 'Börjar senare',
    later: 'Inte byggt än',
    since: 'Sedan {{day}}.',
    from: 'Från {{day}}.',
    countries: 'För köpare i {{countries}}.',
    union: 'För köpare i Europeiska unionen.',
    market: 'För köpare i Europeiska unionen, Island, Liechtenstein och Norge.',
    everywhere: 'För köpare överallt.',
    need: {
      picture: 'Bilder saknas:',
      text: 'En text saknas:',
      fact: 'Fakta saknas:',
      setting: 'Inställningar saknas:',
    },
    'guarantee-notice': 'Meddelande om den lagstadgade garantin',
    'durability-label': 'Märkning för tillverkares garantier',
    repairs: 'Reparation och reservdelar',
    'guarantee-terms': 'Villkor för din garanti',
    'legal-guarantee': 'Garantier utöver lagen',
    'repair-extension': 'Tolv månader till efter en reparation',
    batteries: 'Batterier',
    'removable-batteries': 'Batterier som användaren kan ta ut',
    'light-sources': 'Utbytbara ljuskällor och drivdon',
    'take-back': 'Gamla lampor tas emot',
    'producer-numbers': 'Producentregister',
    territories: 'Områden utanför momsområdet',
    'tax-on-arrival': 'Skatt och tull vid ankomst',
    'environmental-claims': 'Påståenden om miljön',
    'lowest-price': 'Lägsta pris på 30 dagar',
    'credit-warning': 'Varning om kredit',
    'credit-order': 'Kredit kommer sist',
    accessibility: 'Tillgänglighetsredogörelse',
    'structured-invoices': 'Strukturerade fakturor',
    text: {
      'guarantee-notice':
        'Köpare ser det officiella meddelandet innan de beställer. Ladda upp bilden på varje språk på meddelandets sida; tills dess visas en teckning i stället.',
      'durability-label':
        'En tillverkares kostnadsfria garanti på mer än två år för en hel vara har den officiella märkningen och villkoren: fakta och en bild för varje produkt.',
      repairs: 'Där det är känt får köpare veta hur väl en vara kan lagas och vilka reservdelar som finns.',
      'guarantee-terms':
        'En garanti säger vem som ger den, hur länge, var, vad den omfattar och hur man använder den: garantins sida. Villkoren finns i bekräftelsen också.',
      'legal-guarantee': 'En garanti visas inte där lagen ger lika mycket. Butiken ser till det.',
      'repair-extension': 'En reparation enligt den lagstadgade garantin gör den tolv månader längre, en gång.',
      batteries:
        'Produkter med batteri säger vilket slag det är, att det samlas in separat och var det tas emot utan kostnad.',
      'removable-batteries': 'Bärbara batterier kan tas ut av användaren, med anvisningar som finns kvar på nätet.',
      'light-sources': 'Lampor med inbyggd ljuskälla eller drivdon säger vem som kan byta dem.',
      'take-back': 'Den som köper en lampa får lämna en gammal av samma slag utan kostnad; i Norge även utan köp.',
      'producer-numbers':
        'I varje land som butiken levererar till är den registrerad för elutrustning, batterier och förpackningar.',
      territories: 'Platser som Kanarieöarna och Åland har egna regler för skatt och leverans.',
      'tax-on-arrival':
        'Prisraden, varukorgen, kassan, mejlet och kvittot säger vad som ska betalas vid ankomst utanför unionen.',
      'environmental-claims':
        'Ett allmänt påstående kräver en tydlig precisering bredvid. Texter utan den publiceras inte.',
      'lowest-price': 'Ett överstruket pris är det lägsta under de 30 dagarna före. Butiken ser till det.',
      'credit-warning': 'Svenska texter som gör reklam för kredit har varningen. Texter utan den publiceras inte.',
      'credit-order':
        'Ett sätt att betala med kredit är varken först eller valt i förväg. Se över ordningen hos din betaltjänst.',
      accessibility: 'Redogörelsen går igenom standarden punkt för punkt.',
      'structured-invoices': 'Företag i andra medlemsstater får en elektronisk faktura som maskiner läser.',
    },
  },
}

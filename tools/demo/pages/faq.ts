import { body, heading, link, paragraph } from '../portable-text.ts'
import { page } from './page.ts'

export const faq = page(
  { en: 'Questions and answers', sv: 'Frågor och svar' },
  {
    en: 'What people ask us most, answered the way we do on the telephone.',
    sv: 'Det vi oftast får frågor om, besvarat som vi gör i telefon.',
  },
  {
    en: body(
      heading('Which bulb fits my lamp?'),
      paragraph(
        'Two figures decide: the socket (E27 is the large screw, E14 the narrow one) and the highest effect. Both are on the product page and on a label by the lampholder. Each lamp also lists the ',
        link('light sources', '/category/shop/lightsource'),
        ' that we recommend for it.',
      ),
      heading('Is the bulb included?'),
      paragraph(
        'Only where the lamp has a built-in light source. The product page says so under “Lightsource included”.',
      ),
      heading('How soon will it arrive?'),
      paragraph(
        'What is in stock leaves us within one working day. Count on two to four working days in Sweden, three to six in the rest of Europe and five to nine in the United States. You see what delivery costs before you pay.',
      ),
      heading('Can I send it back?'),
      paragraph(
        'Yes, within thirty days, unused and in its box. Write to us first. We pay for the return if the fault is ours, otherwise you do.',
      ),
      heading('It arrived broken. What now?'),
      paragraph(
        'Send us a photograph within a week and keep the packaging. We send a new part or a new lamp, whichever is faster.',
      ),
      heading('Does the lamp work in my country?'),
      paragraph(
        'Lamps are delivered with the plug and for the voltage of the country they are sent to. Some are not approved everywhere; those are marked as unavailable in your country.',
      ),
      heading('May I use it in the bathroom?'),
      paragraph('Lamps marked IP44 may hang where water splashes, such as beside a basin. Those marked IP20 may not.'),
      heading('How do I look after brass?'),
      paragraph(
        'Preferably not at all. It is uncoated and darkens unevenly, most where it is touched. If you miss the shine, a little lemon and salt on a soft cloth brings it back.',
      ),
    ),
    sv: body(
      heading('Vilken ljuskälla passar?'),
      paragraph(
        'Två uppgifter avgör: sockeln (E27 är den stora gängan, E14 den smala) och högsta effekt. Båda står på produktsidan och på en etikett vid lamphållaren. Varje lampa visar också vilka ',
        link('ljuskällor', '/category/shop/lightsource'),
        ' vi rekommenderar.',
      ),
      heading('Ingår ljuskällan?'),
      paragraph('Bara när den är inbyggd. På produktsidan står det under ”Ljuskälla ingår”.'),
      heading('När kommer lampan?'),
      paragraph(
        'Det som finns i lager lämnar oss inom en arbetsdag. Räkna med två till fyra arbetsdagar i Sverige, tre till sex i övriga Europa och fem till nio i USA. Vad frakten kostar ser du innan du betalar.',
      ),
      heading('Kan jag ångra mig?'),
      paragraph(
        'Ja, inom trettio dagar, om lampan är oanvänd och ligger i sin kartong. Hör av dig först. Är felet vårt betalar vi returfrakten, annars gör du det.',
      ),
      heading('Den kom fram trasig. Vad gör jag?'),
      paragraph(
        'Mejla en bild inom en vecka och spara emballaget. Vi skickar en ny del eller en ny lampa, beroende på vad som går fortast.',
      ),
      heading('Fungerar lampan i mitt land?'),
      paragraph(
        'Lamporna levereras med stickpropp och för den spänning som gäller i landet vi skickar till. En del är inte godkända överallt; då står det att de inte säljs i ditt land.',
      ),
      heading('Får den sitta i badrummet?'),
      paragraph(
        'Lampor märkta IP44 får sitta där det stänker, till exempel vid tvättstället. De som är märkta IP20 får det inte.',
      ),
      heading('Hur sköter jag mässing?'),
      paragraph(
        'Helst inte alls. Den är obehandlad och mörknar ojämnt, mest där man tar i den. Saknar du glansen går den att få tillbaka med lite citron och salt på en mjuk trasa.',
      ),
    ),
  },
)

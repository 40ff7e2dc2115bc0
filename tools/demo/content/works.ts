import type { Text } from '../article.ts'
import { pagePicture, photographed } from './pictures.ts'

/**
 * Returns a still life, or the designer's best-known lamp if the still life is not rendered yet.
 */
const bench = (name: string, alt: Text, lamp: ReturnType<typeof pagePicture>) =>
  photographed(name) ? pagePicture(name, alt) : lamp

/** A picture of each designer's workbench. */
export const work = {
  torsmark: bench(
    'work-torsmark',
    {
      en: 'A brass dome half hammered on an ash stump, with a planishing hammer and three spoons',
      sv: 'En halvhamrad mässingskupa på en askstubbe, med en planerhammare och tre skedar',
    },
    pagePicture('mushroom-oxide', {
      en: 'Murla in oxide red, lit, on a pale surface',
      sv: 'Murla i oxidrött, tänd, på en ljus yta',
    }),
  ),
  rydbo: bench(
    'work-rydbo',
    {
      en: 'A fluted oak column on a bench among chisels and shavings, an Ekvika table lamp behind it',
      sv: 'En räfflad ekpelare på en bänk bland stämjärn och spånor, en Ekvika bordslampa bakom',
    },
    pagePicture('pleated-table', {
      en: 'Ekvika table lamp in oak, marble and pleated linen',
      sv: 'Ekvika bordslampa i ek, marmor och plisserat linne',
    }),
  ),
  sundelid: bench(
    'work-sundelid',
    {
      en: 'A brass compass on a drawing of circles, two opal globes and a brass ring',
      sv: 'En passare av mässing på en ritning med cirklar, två opalglober och en mässingsring',
    },
    pagePicture('globe-pendant', {
      en: 'Ringholm pendant: an opal globe inside a brass ring',
      sv: 'Ringholm pendel: en opalglob i en mässingsring',
    }),
  ),
  vallfors: bench(
    'work-vallfors',
    {
      en: 'A small model of an arc lamp beside its drawing, with brass weights and a steel rule',
      sv: 'En liten modell av en båglampa bredvid sin ritning, med mässingsvikter och en stållinjal',
    },
    pagePicture('bagvik-floor-black', {
      en: 'Bågvik: a black tube in an arc from a marble block to a small dome',
      sv: 'Bågvik: ett svart rör i båge från ett marmorblock till en liten kupa',
    }),
  ),
  norrhult: bench(
    'work-norrhult',
    {
      en: 'A desk lamp in its parts, laid out in rows on grey felt, and an open ledger',
      sv: 'En arbetslampa i delar, utlagda i rader på grå filt, och en uppslagen bok',
    },
    pagePicture('skarpnas-table-black', {
      en: 'Skarpnäs desk lamp, lit, its cone turned down over the table',
      sv: 'Skarpnäs arbetslampa, tänd, med konen vänd ner mot bordet',
    }),
  ),
  almskog: bench(
    'work-almskog',
    {
      en: 'Folded linens, spools of thread and a shuttle below a lit linen drum',
      sv: 'Vikta linnetyger, trådrullar och en skyttel under en tänd linnetrumma',
    },
    pagePicture('vavsta-pendant-linen', {
      en: 'Vävsta pendant: a wide drum of undyed linen, lit from within',
      sv: 'Vävsta pendel: en vid trumma i oblekt linne, tänd inifrån',
    }),
  ),
  haugmoen: bench(
    'work-haugmoen',
    {
      en: 'A portable lantern on a fish crate, with oak grips, rope and shavings in front of it',
      sv: 'En bärbar lykta på en fisklåda, med ekgrepp, rep och spånor framför',
    },
    pagePicture('grindo-portable-black', {
      en: 'Grindö portable lantern, lit, with an oak grip on its handle',
      sv: 'Grindö bärbar lykta, tänd, med ett grepp av ek på handtaget',
    }),
  ),
  askeby: bench(
    'work-askeby',
    {
      en: 'Hanks of braided cord in four colours, wooden bobbins and a lit bulb on a new length',
      sv: 'Härvor av flätad sladd i fyra färger, träbobiner och en tänd lampa på en ny längd',
    },
    pagePicture('tvinna-cord-set-black', {
      en: 'A coil of black braided cord with lampholder and ceiling cup',
      sv: 'En rulle svart flätad sladd med lamphållare och takkopp',
    }),
  ),
}

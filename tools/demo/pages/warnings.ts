import type { Article } from '../article.ts'

interface Warnings {
  en: string[]
  sv: string[]
}

/** Returns safety warnings for a product, or undefined if there are none. */
export function warningsOf(article: Article): Warnings | undefined {
  const { type, facts, categories } = article
  if (type === 'candleholder') return openFlame
  if (type === 'lightsource') return bulb
  if (type === 'lampshade') return shade
  if (facts['isolation-class'] === 'III') return battery
  if (type === 'accessory') return facts.socket ? bulbIn(article, unplug) : indoors
  if (type !== 'lamp') return undefined
  if (categories.includes('bathroom') || (facts['ip-class'] === 'IP44' && facts.socket)) return bulbIn(article, zones)
  return bulbIn(article, facts['cable-length'] && !categories.includes('pendant') ? unplug : installed)
}

/** Adds the maximum power of the light source, if the product takes one. */
function bulbIn({ facts }: Article, { en, sv }: Warnings): Warnings {
  const most = facts['max-effect']
  if (!most) return { en, sv }
  return {
    en: [...en, `No bulb stronger than ${most}\u00a0W: the lamp gets too hot.`],
    sv: [...sv, `Högst ${most}\u00a0W: starkare ljuskällor gör lampan för het.`],
  }
}

const unplug = {
  en: ['Unplug the lamp before you change the bulb, and let the bulb cool.'],
  sv: ['Dra ur kontakten innan du byter ljuskälla, och låt den svalna.'],
}

const installed = {
  en: ['Must be connected by an electrician. Switch off the power at the fuse box before you work on it.'],
  sv: ['Ska anslutas av en behörig elektriker. Bryt strömmen vid säkringen innan du arbetar med lampan.'],
}

const zones = {
  en: [
    'Fixed installation: must be connected by an electrician, who knows how near to water a lamp may hang.',
    'Switch off the power at the fuse box before you take the glass off.',
  ],
  sv: [
    'Fast installation: ska anslutas av en behörig elektriker, som vet hur nära vatten en lampa får sitta.',
    'Bryt strömmen vid säkringen innan du tar av glaset.',
  ],
}

const battery = {
  en: [
    'Lithium battery: do not open, crush or heat it, and do not charge it below 0\u00a0°C.',
    'A battery that has swollen or smells must not be charged. Take it to a battery recycling point.',
  ],
  sv: [
    'Litiumbatteri: får inte öppnas, krossas eller värmas, och inte laddas under 0\u00a0°C.',
    'Ladda aldrig ett batteri som svällt eller luktar. Lämna det i batteriinsamlingen.',
  ],
}

const openFlame = {
  en: [
    'Never leave a burning candle out of sight, or within reach of children or animals.',
    'Keep 30\u00a0cm from curtains and anything else that burns, and 10\u00a0cm between candles.',
    'The metal gets hot. Put the candle out before its flame comes near the holder.',
  ],
  sv: [
    'Lämna aldrig ett brinnande ljus utan uppsikt eller inom räckhåll för barn och djur.',
    'Håll 30\u00a0cm till gardiner och annat som kan brinna, och 10\u00a0cm mellan ljusen.',
    'Metallen blir het. Släck innan lågan når ner till hållaren.',
  ],
}

const bulb = {
  en: [
    'Switch off the power before you change it: a bulb that has been lit is hot.',
    'Not for emergency lighting. Never light a cracked bulb.',
  ],
  sv: [
    'Bryt strömmen innan du byter: en ljuskälla som nyss lyst är het.',
    'Inte för nödbelysning. Tänd aldrig en ljuskälla med spräckt glas.',
  ],
}

const shade = {
  en: ['Textiles burn: keep the shade 5\u00a0cm from the bulb, and use LED only.'],
  sv: ['Textil kan brinna: håll 5\u00a0cm mellan skärm och ljuskälla, och använd bara LED.'],
}

const indoors = {
  en: ['For dry rooms only. A load above the one marked on the back makes it hot.'],
  sv: ['Endast för torra rum. Högre belastning än vad som står på baksidan gör den het.'],
}

import type { Picture } from '../article.ts'
import { picture } from '../parts.ts'
import { masters } from '../pictures/masters.ts'

/** Returns a list with a product's close-up, or an empty list if it has not been rendered. */
export function detailsOf(id: string): Picture[] {
  const detail = details[id]
  return detail && `${detail.name}-lit` in masters ? [detail] : []
}

const details: Record<string, Picture> = {
  '1002': picture(
    'mushroom-oxide-detail',
    'The rim of the oxide red shade over the opal bowl and a turned brass collar',
    'Den oxidröda skärmens kant över opalglaset och en svarvad krage i mässing',
  ),
  '1003': picture(
    'murla-portable-chalk-detail',
    'The turned foot and slender stem of the chalk white lamp',
    'Den kritvita lampans svarvade fot och smala stam',
  ),
  '1004': picture(
    'murla-table-black-detail',
    'The black stem of the larger Murla, its brass collar and the opal bowl under the rim',
    'Stora Murlas svarta stam, mässingskragen och opalglaset under skärmens kant',
  ),
  '1005': picture(
    'pleated-table-detail',
    'The fluted oak column, its brass ring and the hem of the pleated linen shade',
    'Den räfflade ekpelaren, mässingsringen och fållen på den plisserade linneskärmen',
  ),
  '1006': picture(
    'ekvika-floor-oak-detail',
    'Where the tall oak column meets the pleated shade, on a thin brass neck',
    'Där den höga ekpelaren möter den plisserade skärmen, på en smal hals av mässing',
  ),
  '1007': picture(
    'ekvika-wall-brass-detail',
    'The bent brass arm between the wall plate and the shade',
    'Den böjda mässingsarmen mellan väggplattan och skärmen',
  ),
  '1008': picture(
    'globe-pendant-detail',
    'The brass cap on the opal globe, and the hoop that runs through it',
    'Mässingstoppen på opalgloben och bågen som går genom den',
  ),
  '1009': picture(
    'ringholm-ceiling-brass-detail',
    'The brass cup with its beaded lip, holding the opal globe',
    'Mässingskoppen med sin pärlkant som bär opalgloben',
  ),
  '1010': picture(
    'ringholm-bathroom-brass-detail',
    'The spun brass holder under the globe, on its bent arm',
    'Den trycksvarvade mässingshållaren under globen, på sin böjda arm',
  ),
  '1011': picture(
    'bagvik-floor-black-detail',
    'Up into the small dome: its white inside and its bulb, on a neck of brass at the end of the black tube',
    'Upp i den lilla kupan: dess vita insida och ljuskälla, på en hals av mässing i änden på det svarta röret',
  ),
  '1012': picture(
    'skarpnas-table-black-detail',
    'The black cone, its white inside and the bulb, with the brass hinge that tilts it',
    'Den svarta konen, dess vita insida och ljuskällan, med mässingsleden som vinklar den',
  ),
  '1013': picture(
    'skarpnas-wall-black-detail',
    'The cone of the wall lamp, seen from slightly below',
    'Vägglampans kon, sedd snett underifrån',
  ),
  '1014': picture(
    'vavsta-pendant-linen-detail',
    'Inside the drum of undyed linen, from above: the holder on its three steel spokes',
    'Insidan av trumman i oblekt linne, ovanifrån: lamphållaren på sina tre ekrar av stål',
  ),
  '1016': picture(
    'langhed-pendant-black-detail',
    'The end of the black beam from below: its line of light, and one of its cords in a brass ferrule',
    'Änden på den svarta balken underifrån: dess ljuslinje, och en av sladdarna i en hylsa av mässing',
  ),
  '1017': picture(
    'tjarna-ceiling-opal-detail',
    'The edge of the opal glass in its thin white rim, seen from below',
    'Opalglasets kant i sin tunna vita ram, sedd underifrån',
  ),
  '1018': picture(
    'tjarna-wall-opal-detail',
    'The rounded edge of the opal disc, close to the wall',
    'Opalskivans rundade kant, tätt intill väggen',
  ),
  '1019': picture(
    'grindo-wall-black-detail',
    'The filament bulb behind clear glass and six black bars',
    'Filamentlampan bakom klarglas och sex svarta stänger',
  ),
  '1020': picture(
    'grindo-bollard-black-detail',
    'The lantern on top of the post, under its low pitched roof',
    'Lyktan överst på stolpen, under sitt låga tak',
  ),
  '1021': picture(
    'treskar-candle-brass-detail',
    'The turned brass of the tallest candleholder, and the foot of its candle',
    'Den högsta ljusstakens svarvade mässing och ljusets fot',
  ),
  '1022': picture(
    'treskar-candle-iron-detail',
    'The rough skin of the cast iron, and the foot of the candle',
    'Gjutjärnets skrovliga yta och ljusets fot',
  ),
  '1023': picture(
    'frostnas-star-paper-detail',
    'Folds and cut holes in the white paper',
    'Veck och utskurna hål i det vita papperet',
  ),
  '1024': picture(
    'ringholm-pendant-chrome-detail',
    'The cap in black chrome on the opal globe',
    'Toppen i svartkrom på opalgloben',
  ),
  '1025': picture(
    'murla-portable-moss-detail',
    'Under the moss green shade: its white inside, the opal bowl and the brass collar',
    'Under den mossgröna skärmen: den vita insidan, opalglaset och mässingskragen',
  ),
  '1026': picture(
    'ekvika-table-small-detail',
    'The marble base, a ring of brass and the flutes of the oak column',
    'Marmorfoten, en ring av mässing och räfflorna i ekpelaren',
  ),
  '1027': picture(
    'ringholm-cluster-brass-detail',
    'One of the three globes, with its brass cap and hoop',
    'En av de tre globerna med sin mässingstopp och båge',
  ),
  '1028': picture(
    'vavsta-pendant-charcoal-detail',
    'The charcoal linen from below, with the opal disc that closes the drum',
    'Det kolgrå linnet underifrån, med opalskivan som täcker trumman',
  ),
  '1030': picture(
    'skarpnas-table-chalk-detail',
    'The chalk white cone, its inside and the bulb, with the brass hinge that tilts it',
    'Den kritvita konen, dess insida och ljuskällan, med mässingsleden som vinklar den',
  ),
  '1031': picture(
    'grindo-portable-black-detail',
    'The handle with its oak grip and brass pins, over roof and glass',
    'Handtaget med sitt grepp av ek och sina mässingssprintar, ovanför tak och glas',
  ),
  '1032': picture(
    'langhed-pendant-brass-detail',
    'The end of the brass beam from below: its line of light, and one of its cords in a ferrule',
    'Änden på mässingsbalken underifrån: dess ljuslinje, och en av sladdarna i en hylsa',
  ),
  '1033': picture(
    'frostnas-star-red-detail',
    'Folds and cut holes in the red paper',
    'Veck och utskurna hål i det röda papperet',
  ),
}

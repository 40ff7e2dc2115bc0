import * as accessory from './families/accessory.ts'
import * as black from './families/black.ts'
import * as bulb from './families/bulb.ts'
import * as ceiling from './families/ceiling.ts'
import * as ekvika from './families/ekvika.ts'
import * as lantern from './families/lantern.ts'
import * as ringholm from './families/ringholm.ts'
import * as season from './families/season.ts'
import * as finish from './finishes.ts'
import type { Subject } from './scene.ts'

/** Every drawn picture by its base name, as the articles call it. */
export const subjects: Record<string, Subject> = {
  'ekvika-table-small': ekvika.smallTable(finish.linen),
  'ekvika-floor-oak': ekvika.floor(),
  'ekvika-wall-brass': ekvika.wall(),
  'ringholm-pendant-chrome': ringholm.pendant(finish.blackChrome),
  'ringholm-cluster-brass': ringholm.cluster(finish.brass),
  'ringholm-ceiling-brass': ringholm.ceiling(finish.brass),
  'ringholm-bathroom-brass': ringholm.bathroom(finish.brass),
  'bagvik-floor-black': black.arc(),
  'skarpnas-table-black': black.desk(finish.black),
  'skarpnas-table-chalk': black.desk(finish.chalk),
  'skarpnas-wall-black': black.wall(),
  'vavsta-pendant-linen': ceiling.drum(finish.undyed),
  'vavsta-pendant-charcoal': ceiling.drum(finish.charcoal),
  'vavsta-shade-linen': ceiling.shade(finish.coldUndyed),
  'vavsta-shade-madder': ceiling.shade(finish.coldMadder),
  'langhed-pendant-black': ceiling.beam(finish.black),
  'langhed-pendant-brass': ceiling.beam(finish.brass),
  'tjarna-ceiling-opal': ceiling.opalDisc(),
  'tjarna-wall-opal': ceiling.wallDisc(),
  'grindo-wall-black': lantern.wall(),
  'grindo-bollard-black': lantern.bollard(),
  'grindo-portable-black': lantern.portable(),
  'treskar-candle-brass': season.candlesticks(finish.brass),
  'treskar-candle-iron': season.candlesticks(finish.iron),
  'frostnas-star-paper': season.star(finish.paper),
  'frostnas-star-red': season.star(finish.redPaper),
  'glim-e27-globe-opal': bulb.globe(),
  'glim-e14-drop-opal': bulb.drop(),
  'glim-e27-filament-clear': bulb.filament(),
  'glim-e27-standard-opal': bulb.standard(),
  'murla-charging-base': accessory.chargingBase(),
  'tvinna-cord-set-black': accessory.cordSet(finish.cotton, finish.black),
  'tvinna-cord-set-sand': accessory.cordSet(finish.sandCotton, finish.white),
  'skymra-plug-dimmer': accessory.dimmer(),
  'murla-spare-battery': accessory.battery(),
  'ekvika-spare-shade': ekvika.shade(),
  'tjarna-spare-glass': ceiling.discGlass(),
  'ringholm-spare-globe': ringholm.globe(),
}

import * as accessory from './families/accessory.ts'
import * as black from './families/black.ts'
import * as bulb from './families/bulb.ts'
import * as ceiling from './families/ceiling.ts'
import * as ekvika from './families/ekvika.ts'
import * as lantern from './families/lantern.ts'
import * as murla from './families/murla.ts'
import * as ringholm from './families/ringholm.ts'
import * as season from './families/season.ts'
import * as finish from './finishes.ts'
import type { Subject } from './scene.ts'

/** Every drawn picture by its base name, as the articles call it. */
export const subjects: Record<string, Subject> = {
  'murla-portable-chalk': murla.portable(finish.chalk),
  'murla-table-black': murla.table(finish.black),
  'ekvika-floor-oak': ekvika.floor(),
  'ekvika-wall-brass': ekvika.wall(),
  'ringholm-pendant-chrome': ringholm.pendant(finish.blackChrome),
  'ringholm-ceiling-brass': ringholm.ceiling(finish.brass),
  'ringholm-bathroom-brass': ringholm.bathroom(finish.brass),
  'bagvik-floor-black': black.arc(),
  'skarpnas-table-black': black.desk(),
  'skarpnas-wall-black': black.wall(),
  'vavsta-pendant-linen': ceiling.drum(),
  'vavsta-shade-linen': ceiling.shade(),
  'langhed-pendant-black': ceiling.beam(),
  'tjarna-ceiling-opal': ceiling.opalDisc(),
  'grindo-wall-black': lantern.wall(),
  'grindo-bollard-black': lantern.bollard(),
  'treskar-candle-brass': season.candlesticks(finish.brass),
  'treskar-candle-iron': season.candlesticks(finish.iron),
  'frostnas-star-paper': season.star(),
  'glim-e27-globe-opal': bulb.globe(),
  'glim-e14-drop-opal': bulb.drop(),
  'glim-e27-filament-clear': bulb.filament(),
  'glim-e27-standard-opal': bulb.standard(),
  'murla-charging-base': accessory.chargingBase(),
  'tvinna-cord-set-black': accessory.cordSet(),
  'skymra-plug-dimmer': accessory.dimmer(),
  'murla-spare-battery': accessory.battery(),
  'ekvika-spare-shade': ekvika.shade(),
  'ringholm-spare-globe': ringholm.globe(),
}

import { bokhandelnPaHornet } from './bokhandeln-pa-hornet.ts'
import { enSkargardsstuga } from './en-skargardsstuga.ts'
import { hamnbadetYstad } from './hamnbadet-ystad.ts'
import { matsalenIRoros } from './matsalen-i-roros.ts'
import { pensionatSjoros } from './pensionat-sjoros.ts'
import { vardcentralenNora } from './vardcentralen-nora.ts'

/** Projects: invented places that use lamps of the demo shop. */
export const cases = [
  pensionatSjoros,
  hamnbadetYstad,
  bokhandelnPaHornet,
  matsalenIRoros,
  vardcentralenNora,
  enSkargardsstuga,
]

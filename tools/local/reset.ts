import { prepare, wipe } from './prepare.ts'

wipe()
await prepare()
console.log('Local storage was deleted and filled with the demo data.')

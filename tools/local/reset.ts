import { prepare, wipe } from './prepare.ts'

wipe()
await prepare()
console.log('Local storage is new: the demo data is as it was on the first day.')

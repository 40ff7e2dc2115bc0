export { designers } from './designers/index.ts'

export const families: Record<string, string> = {
  murla: 'Murla',
  ekvika: 'Ekvika',
  ringholm: 'Ringholm',
  bagvik: 'Bågvik',
  skarpnas: 'Skarpnäs',
  vavsta: 'Vävsta',
  langhed: 'Långhed',
  tjarna: 'Tjärna',
  grindo: 'Grindö',
  treskar: 'Treskär',
  frostnas: 'Frostnäs',
  glim: 'Glim',
  tvinna: 'Tvinna',
  skymra: 'Skymra',
}

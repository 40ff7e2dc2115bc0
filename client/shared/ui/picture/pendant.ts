/** A drawing of a lit pendant lamp, 128 × 300 units, shown if other content is missing. */
export const pendant = {
  viewBox: '36 0 128 300',
  cord: 'M100 0v150',
  shade: 'M40 210a60 60 0 0 1 120 0z',
  bulb: 'M76 213h48a24 24 0 0 1-48 0z',
}

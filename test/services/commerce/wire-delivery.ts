/** The pick-up point and door code that a shopper chose. */
export interface WireDelivery {
  pickupLocation: { point: string; name: string }
  doorCode: string
}

export interface WireArrival {
  from: string
  to: string
  text: string
}

/** Whether the seller takes back an old lamp. `choice` is empty, `offered` or `chosen`. */
export interface WireTakeBack {
  choice: string
  text: string
}

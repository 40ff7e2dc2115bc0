/** What a shopper chose for the delivery. */
export interface WireDelivery {
  pickupLocation: { point: string; name: string }
  doorCode: string
}

export interface WireArrival {
  from: string
  to: string
  text: string
}

/** Whether the old lamp goes back with the delivery. */
export interface WireTakeBack {
  choice: string
  text: string
}

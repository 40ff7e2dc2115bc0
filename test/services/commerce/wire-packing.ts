/** The answers to the calls for packing and for the work that waits today. */
export interface WirePacking {
  items: { item: string; place: string; name: string; size: string; quantity: number; orders: object[] }[]
  leftOut: { order: string; reason: string }[]
  slips: { order: string; language: string; address: string[]; lines: { name: string; quantity: number }[] }[]
  applied: boolean
  parcels: { lines: number[]; order: string; recorded: boolean; error: string | null }[]
  preview: { amountAsNumber: number; leftAsNumber: number; taxes: { grossAsNumber: number }[] }
  toSend: { count: number; oldest: string | null }
  refundsDue: number
  refundsFailed: number
  withdrawals: number
  disputes: number
  unsentMails: number
  lowStock: number
}

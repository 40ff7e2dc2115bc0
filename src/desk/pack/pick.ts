import * as v from 'valibot'

/** The pick list of several orders, as commerce returns it. */
export const pickList = v.object({
  items: v.array(
    v.object({
      item: v.string(),
      sku: v.string(),
      ean: v.string(),
      name: v.string(),
      variant: v.string(),
      size: v.string(),
      place: v.string(),
      quantity: v.number(),
      orders: v.array(v.object({ order: v.string(), quantity: v.number() })),
    }),
  ),
  leftOut: v.array(
    v.object({
      order: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
      reason: v.picklist(['unknown', 'cancelled', 'withdrawn', 'refunded', 'sent']),
    }),
  ),
})
export type PickList = v.InferOutput<typeof pickList>

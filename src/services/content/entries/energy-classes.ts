/** From the best to the worst (Regulation (EU) 2019/2015). */
export const storedEnergyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type StoredEnergyClass = (typeof storedEnergyClasses)[number]

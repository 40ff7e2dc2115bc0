/** From the best to the worst (Regulation (EU) 2019/2015). */
export const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof energyClasses)[number]

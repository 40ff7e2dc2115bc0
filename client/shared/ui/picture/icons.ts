/* The icons' SVG paths. Import them as `* as icons`. Bundles contain only the icons that are used.
 */
export const menu = 'M3 7h18M3 12h18M3 17h18'
export const close = 'M5 5l14 14M19 5L5 19'
export const down = 'M6 9l6 6 6-6'
export const bag = 'M4 7h16l1 14H3L4 7zM8.5 7V5.5a3.5 3.5 0 0 1 7 0V7'
export const search = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5'
export const person = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5a7.5 7.5 0 0 1 15 0'
export const minus = 'M6 12h12'
export const plus = 'M6 12h12M12 6v12'
export const warning = 'M12 4l9 16H3L12 4zM12 10v5M12 17.5v.01'
export const heart = 'M12 20.5S3 14.9 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 5.9-9 11.5-9 11.5z'

/**
 * Parses a column with JSON that this service wrote. The type is not checked, since checking each
 * part of each product and order against a schema would slow down every selection and list.
 */
export const parseStoredJson: <Written>(text: string) => Written = JSON.parse

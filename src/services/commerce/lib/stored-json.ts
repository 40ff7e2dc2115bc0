/**
 * Parses JSON from a column that only this service writes. The result is not checked against a
 * schema, because that would slow down every selection and list.
 */
export const parseStoredJson: <Written>(text: string) => Written = JSON.parse

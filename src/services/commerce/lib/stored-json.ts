/**
 * A column whose JSON this service wrote itself, as the type that it wrote. Unchecked, because
 * parsing each part of each product and order by a schema would cost every selection and list time.
 */
export const storedJson: <Written>(text: string) => Written = JSON.parse

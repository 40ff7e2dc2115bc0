/** A product's name with its finish, if it has one: "Murla, Portable, brass". */
export const formatFullName = ({ name, finish }: { name: string; finish: string }) =>
  [name, finish].filter(Boolean).join(', ')

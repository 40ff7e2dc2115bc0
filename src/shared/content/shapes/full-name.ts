/** An article's name with its finish, where it has one: "Murla, Portable, brass". */
export const fullName = ({ name, finish }: { name: string; finish: string }) =>
  [name, finish].filter(Boolean).join(', ')
